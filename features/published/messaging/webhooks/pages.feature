@messaging
Feature: Pages of webhooks
  A client reads its webhooks page by page.

  @PUB-HOOK-PAGE-01 @published
  Rule: The pages of an account's webhooks are counted from 0 and hold each webhook once

    @needs-accounts
    Scenario Outline: Seven webhooks, <SIZE> to a page
      When the client asks 7 times to create a webhook
      And the client goes through the pages of list webhooks, <SIZE> at a time
      Then each webhook made is on exactly one page of at most <SIZE>
      When another customer goes through the pages of list webhooks, <SIZE> at a time
      Then no webhook made is on any page

      Examples:
        | SIZE |
        |    1 |
        |    3 |
        |    7 |

    Example: A page shows its place and its size
      When the client asks to list webhooks with the query "page=2&page_size=5"
      Then it is accepted with HTTP status 200
      And the answer includes {"page": 2, "pageSize": 5}
      When the client asks to list webhooks with the query "page=1&page_size=5"
      Then the answer includes {"page": 1, "pageSize": 5}

    Scenario Outline: The list survives the query <QUERY>
      When the client asks to list webhooks with the query "<QUERY>"
      Then it is answered with HTTP status 200 or 400

      Examples:
        | QUERY                       |
        | page=0&page_size=0          |
        | page=-1&page_size=10        |
        | page=one&page_size=ten      |
        | page=0&page_size=1000000000 |
        | page=99999999999999999999   |
        | page=0&page=1               |
        | colour=green                |

    @needs-accounts
    Example: The webhook of a sub-account, and the list of another
      Given the sub-account has a webhook
      When the second sub-account asks to list webhooks
      Then the answer lists "" and nothing else
      When the sub-account asks to list webhooks
      Then the answer names the webhook
