@voice
Feature: The list of voice services
  A client sees the services of its project page by page, and may ask for some of them only.

  Rule: Every service of a project is on one page of its list
    Spec: Published: voice services

    @PUB-VOICE-LIST-01 @published
    Scenario Outline: Three new services, <SIZE> at a time
      When the client asks 3 times to create a voice service
      And the client goes through the pages of list voice services, <SIZE> at a time
      Then everything that came of create a voice service is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 100  |

    @PUB-VOICE-LIST-01 @published @needs-accounts
    Example: A service of another project is on no page
      Given the other project's service was set to {"name":"Zebra crossing"}
      When the client asks to list voice services with the query "filter=zebra"
      Then the answer has 0 entries in "services"
      When the client asks to create a voice service, where "/name" is "Zebra stripes"
      And the client asks to list voice services with the query "filter=zebra"
      Then the answer has 1 entry in "services"

    @PUB-VOICE-LIST-01 @published @smoke
    Example: What a page says of its services
      When the client asks to create a voice service, where "/callBehavior" is '{"type":"NONE"}'
      And the client asks to list voice services
      Then it is accepted with HTTP status 200
      But the answer does not contain "callBehavior"

  Rule: A page has 20 services when its size is not said
    Spec: Published: voice services

    @PUB-VOICE-LIST-02 @published @needs-accounts
    Example: Nineteen more than the two that were there
      When the client asks 19 times to create a voice service
      And the client asks to list voice services
      Then the answer has 20 entries in "services"
      And the answer includes {"meta":{"totalCount":21,"pageCount":2}}
      When the client asks to list voice services with the query "page=2"
      Then the answer has 1 entries in "services"

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

  Rule: isDefault picks the default service, or all the others
    Spec: Published: voice services

    @PUB-VOICE-LIST-05 @published @needs-accounts
    Scenario Outline: isDefault <VALUE>
      When the client asks 1 times to create a voice service
      And the client asks to list voice services
      And the client asks to list voice services with the query "isDefault=<VALUE>"
      Then the answer has <COUNT> entries in "services"
      And the answer does not contain '"isDefault":<OTHER>'
      And the answer includes {"meta":{"totalCount":<COUNT>}}

      Examples:
        | VALUE | COUNT | OTHER |
        | true  | 1     | false |
        | false | 2     | true  |

  Rule: filter picks the services with the text in their name or description, in any case
    Spec: Published: voice services

    @PUB-VOICE-LIST-06 @published @needs-accounts
    Scenario Outline: The filter <FILTER>
      When the client asks to create a voice service, where "/name" is "Zebra crossing"
      And the client asks to create a voice service, where "/description" is "Where zebras call"
      And the client asks to list voice services with the query "filter=<FILTER>"
      Then the answer has <COUNT> entries in "services"
      And the answer includes {"meta":{"totalCount":<COUNT>}}

      Examples:
        | FILTER     | COUNT |
        | zebra      | 2     |
        | ZEBRA      | 2     |
        | crossing   | 1     |
        | zebras%20c | 1     |
        | giraffe    | 0     |
        | zebra&isDefault=true | 0 |
