@messaging @needs-accounts
Feature: The search for dedicated numbers
  A client narrows the numbers on offer down to those that it can use.

  Background:
    Given dedicated numbers are switched on for the account
    And the platform offers these numbers:
      | phone_number | country | type      | capabilities        |
      |  46703583127 | SE      | MOBILE    | ["SMS"]             |
      |  61491222222 | AU      | MOBILE    | ["SMS","MMS"]       |
      |  61255501842 | AU      | LANDLINE  | ["TTS"]             |
      |  18005550182 | US      | TOLL_FREE | ["SMS","MMS","TTS"] |

  @PUB-DED-FILTER-01 @published
  Rule: A filter keeps the numbers that pass it and no others

    Scenario Outline: Filtered by <QUERY>
      When the client asks to search for dedicated numbers with the query "<QUERY>"
      Then it is accepted with HTTP status 200
      And the answer lists "<NUMBERS>" and nothing else

      Examples:
        | QUERY                                     | NUMBERS                  |
        | country=AU                                | 61491222222, 61255501842 |
        | country=NZ                                |                          |
        | matching=5550                             | 61255501842, 18005550182 |
        | matching=4670358                          |              46703583127 |
        | service_types=MMS                         | 61491222222, 18005550182 |
        | service_types=TTS                         | 61255501842, 18005550182 |
        | types=LANDLINE                            |              61255501842 |
        | types=LANDLINE&types=TOLL_FREE            | 61255501842, 18005550182 |
        | types=LANDLINE,TOLL_FREE                  | 61255501842, 18005550182 |
        | types=LANDLINE%2CTOLL_FREE                | 61255501842, 18005550182 |
        | country=AU&types=MOBILE&service_types=MMS |              61491222222 |
        | country=SE&service_types=MMS              |                          |

  @PUB-DED-OFFER-01 @published
  Rule: A number that was assigned is no longer on offer

    Example: The first number is assigned and given back
      When the client asks to assign a number
      And the client asks to search for dedicated numbers with the query "country=SE"
      Then the answer lists "" and nothing else
      When the client asks to end an assignment for the account's dedicated number
      And the client asks to search for dedicated numbers with the query "country=SE"
      Then the answer lists "46703583127" and nothing else
