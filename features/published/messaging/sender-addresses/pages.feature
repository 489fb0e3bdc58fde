@messaging @needs-review @needs-mailbox
Feature: Pages of sender addresses
  A client reads its addresses page by page.

  @PUB-SENDER-PAGE-01 @published
  Rule: The addresses of an account are read page by page to their end

    Scenario Outline: <SIZE> on a page
      Given the account has the alpha tag "Harbour"
      And the account has the alpha tag "Market"
      And the account has the alpha tag "Station"
      When the client goes through the pages of list sender addresses, <SIZE> at a time
      Then each of "Harbour, Market, Station" is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        |    1 |
        |    2 |
        |    3 |

  @PUB-SENDER-PAGE-02 @published
  Rule: A page has 20 addresses unless the client says otherwise

    Scenario Outline: The query <QUERY>
      When the client asks to list sender addresses with the query "<QUERY>"
      Then the answer includes {"pagination": {"page_size": <SIZE>}}

      Examples:
        | QUERY                   | SIZE |
        | usage_type=ALPHANUMERIC |   20 |
        | page_size=5             |    5 |

    Example: A page of nothing is refused or has the usual size
      When the client asks to list sender addresses with the query "page_size=0"
      Then it is answered with HTTP status 200 or 400
