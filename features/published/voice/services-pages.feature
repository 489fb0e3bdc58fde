@voice
Feature: Pages of the list of voice services
  A page has a size and a number, and leads to the pages around it.

  @PUB-VOICE-LIST-03 @published
  Rule: A page has 1 to 100 services, and the first page has the number 1

    Scenario Outline: A list with <WHAT>
      When the client asks to list voice services with the query "<QUERY>"
      Then it is accepted with HTTP status 200

      Examples:
        | WHAT                        | QUERY             |
        | the smallest first page     | pageSize=1&page=1 |
        | the largest page            | pageSize=100      |
        | the default service alone   | isDefault=true    |
        | all but the default service | isDefault=false   |
        | a filter that finds nothing | filter=nothing    |

    Scenario Outline: No list with <WHAT>
      When the client asks to list voice services with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | WHAT                                     | QUERY           |
        | pages of nothing                         | pageSize=0      |
        | pages of 101                             | pageSize=101    |
        | pages of a negative size                 | pageSize=-1     |
        | a page size in words                     | pageSize=ten    |
        | a page size with a fraction              | pageSize=1.5    |
        | page 0                                   | page=0          |
        | a negative page                          | page=-1         |
        | a page in words                          | page=first      |
        | a default that is neither true nor false | isDefault=maybe |

  @PUB-VOICE-LIST-04 @published @needs-accounts
  Rule: A page links to the pages around it and says how many there are

    Scenario Outline: Page <PAGE> of three services, <SIZE> at a time
      When the client asks 1 times to create a voice service
      And the client asks to list voice services with the query "pageSize=<SIZE>&page=<PAGE>"
      Then the page links to "<LINKS>"
      And the answer includes {"meta":{"totalCount":3,"pageCount":<PAGES>}}

      Examples:
        | SIZE | PAGE | PAGES | LINKS                                   |
        |    1 |    1 |     3 | first 1, last 3, self 1, next 2         |
        |    1 |    2 |     3 | first 1, last 3, self 2, next 3, prev 1 |
        |    1 |    3 |     3 | first 1, last 3, self 3, prev 2         |
        |    2 |    1 |     2 | first 1, last 2, self 1, next 2         |
        |    2 |    2 |     2 | first 1, last 2, self 2, prev 1         |

    Example: A page of all services, then a page of all but the default one
      When the client asks 3 times to create a voice service
      And the client asks to list voice services with the query "pageSize=1&page=2"
      Then the page links to "first 1, last 5, self 2, next 3, prev 1"
      When the client asks to list voice services with the query "isDefault=false&pageSize=1&page=3"
      Then the page links to "first 1, last 4, self 3, next 4, prev 2"
      And the answer includes {"meta":{"totalCount":4,"pageCount":4}}
