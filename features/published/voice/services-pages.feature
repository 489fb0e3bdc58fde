@voice
Feature: Pages of the list of voice services
  A page has a size and a number, and leads to the pages around it.

  Rule: A page has 1 to 100 services, and the first page has the number 1
    Spec: Published: voice services

    @PUB-VOICE-LIST-03 @published
    Scenario Outline: The query <QUERY>
      When the client asks to list voice services with the query "<QUERY>"
      Then it is accepted with HTTP status 200

      Examples:
        | QUERY             |
        | pageSize=1&page=1 |
        | pageSize=100      |
        | isDefault=true    |
        | isDefault=false   |
        | filter=nothing    |

    @PUB-VOICE-LIST-03 @published
    Scenario Outline: The query <QUERY> is refused
      When the client asks to list voice services with the query "<QUERY>"
      Then it is refused with HTTP status 400
      And the answer is a problem that names "<NAMED>"

      Examples:
        | QUERY           | NAMED     |
        | pageSize=0      | pageSize  |
        | pageSize=101    | pageSize  |
        | pageSize=-1     | pageSize  |
        | pageSize=ten    | pageSize  |
        | pageSize=1.5    | pageSize  |
        | page=0          | page      |
        | page=-1         | page      |
        | page=first      | page      |
        | isDefault=maybe | isDefault |

  Rule: A page links to the pages around it and says how many there are
    Spec: Published: voice services

    @PUB-VOICE-LIST-04 @published @needs-accounts
    Scenario Outline: Page <PAGE> of three services, <SIZE> at a time
      When the client asks 1 times to create a voice service
      And the client asks to list voice services with the query "pageSize=<SIZE>&page=<PAGE>"
      Then the page links to "<LINKS>"
      And the answer includes {"meta":{"totalCount":3,"pageCount":<PAGES>}}

      Examples:
        | SIZE | PAGE | PAGES | LINKS                                   |
        | 1    | 1    | 3     | first 1, last 3, self 1, next 2         |
        | 1    | 2    | 3     | first 1, last 3, self 2, next 3, prev 1 |
        | 1    | 3    | 3     | first 1, last 3, self 3, prev 2         |
        | 2    | 1    | 2     | first 1, last 2, self 1, next 2         |
        | 2    | 2    | 2     | first 1, last 2, self 2, prev 1         |
