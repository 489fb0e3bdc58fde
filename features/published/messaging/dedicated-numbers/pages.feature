@messaging @needs-accounts
Feature: Pages of dedicated numbers
  A client reads the numbers on offer page by page.

  Background:
    Given dedicated numbers are switched on for the account
    And the platform offers these numbers:
      | phone_number | country | type      | capabilities        |
      |  46703583127 | SE      | MOBILE    | ["SMS"]             |
      |  61491222222 | AU      | MOBILE    | ["SMS","MMS"]       |
      |  61255501842 | AU      | LANDLINE  | ["TTS"]             |
      |  18005550182 | US      | TOLL_FREE | ["SMS","MMS","TTS"] |

  @PUB-DED-PAGE-01 @published
  Rule: The numbers on offer are read page by page to their end

    Scenario Outline: <SIZE> on a page
      When the client goes through the pages of search for dedicated numbers, <SIZE> at a time
      Then each of "46703583127, 61491222222, 61255501842, 18005550182" is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        |    1 |
        |    3 |
        |    4 |

  @PUB-DED-PAGE-02 @published
  Rule: A page has 50 numbers unless the client says otherwise

    Scenario Outline: The query <QUERY>
      When the client asks to search for dedicated numbers with the query "<QUERY>"
      Then the answer includes {"pagination": {"page_size": <SIZE>}}

      Examples:
        | QUERY       | SIZE |
        | country=AU  |   50 |
        | page_size=2 |    2 |

    Example: A page of nothing is refused or has the usual size
      When the client asks to search for dedicated numbers with the query "page_size=0"
      Then it is answered with HTTP status 200 or 400
