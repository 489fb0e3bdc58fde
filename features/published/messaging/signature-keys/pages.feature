@messaging
Feature: Pages of signature keys
  A client reads its keys page by page.

  @PUB-KEY-PAGE-01 @published
  Rule: The list of signature keys needs a page and its size

    Scenario Outline: The query <QUERY>
      When the client asks to list signature keys with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | QUERY              |
        | page=1             |
        | page_size=10       |
        | page=0&page_size=5 |
        | page=a&page_size=b |

    Example: A page of nothing is refused or has the usual size
      When the client asks to list signature keys with the query "page=1&page_size=0"
      Then it is answered with HTTP status 200 or 400

    @needs-accounts
    Scenario Outline: Five keys, <SIZE> to a page
      When the client asks 5 times to create a signature key
      And the client goes through the pages of list signature keys, <SIZE> at a time
      Then each signature key made is on exactly one page of at most <SIZE>
      When another customer goes through the pages of list signature keys, <SIZE> at a time
      Then no signature key made is on any page

      Examples:
        | SIZE |
        |    2 |
        |    5 |

    @needs-accounts
    Example: One key is on the list once
      When the client asks to create a signature key
      And the client asks to list signature keys
      Then it is accepted
      And the answer has 1 entry in ""

    @needs-accounts
    Example: Another customer has no key when the account makes one
      When the client asks 1 time to create a signature key
      And another customer asks to list signature keys
      Then the answer lists "" and nothing else
      When the client goes through the pages of list signature keys, 50 at a time
      Then each signature key made is on exactly one page of at most 50
