@messaging @needs-accounts
Feature: The list of the numbers an account has
  A client reads its numbers page by page, in the sequence it asks for.

  Background:
    Given dedicated numbers are switched on for the account
    And the platform offers these numbers:
      | phone_number | country | type     | capabilities  |
      |  46703583127 | SE      | MOBILE   | ["SMS"]       |
      |  61491222222 | AU      | MOBILE   | ["SMS","MMS"] |
      |  61255501842 | AU      | LANDLINE | ["TTS"]       |

  @PUB-DED-SORT-01 @published
  Rule: The client says in which sequence its numbers come

    Scenario Outline: Numbers in the sequence of <QUERY>
      Given the account has the assigned number "+61491222222"
      And the account has the assigned number "+61255501842"
      And the account has the assigned number "+46703583127"
      When the client asks to list assigned numbers with the query "<QUERY>"
      Then the answer lists "<NUMBERS>" and nothing else

      Examples:
        | QUERY                                            | NUMBERS                               |
        | sort_by=SOURCE_ADDRESS&sort_direction=ASCENDING  | 46703583127, 61255501842, 61491222222 |
        | sort_by=SOURCE_ADDRESS&sort_direction=DESCENDING | 61491222222, 61255501842, 46703583127 |

  @PUB-DED-OWN-02 @published
  Rule: The numbers of an account are read page by page to their end

    Scenario Outline: <SIZE> on a page
      Given the account has the assigned number "+46703583127"
      And the account has the assigned number "+61491222222"
      And the account has the assigned number "+61255501842"
      When the client goes through the pages of list assigned numbers, <SIZE> at a time
      Then each of "46703583127, 61491222222, 61255501842" is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        |    1 |
        |    2 |
        |    3 |
