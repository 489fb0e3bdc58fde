@messaging @needs-accounts
Feature: Filters of the numbers an account has
  A client finds its numbers by what they are and what it calls them.

  @PUB-DED-OWN-01 @published
  Rule: A filter keeps the account's numbers that pass it and no others

    Scenario Outline: Filtered by <QUERY>
      Given dedicated numbers are switched on for the account
      And the platform offers these numbers:
        | phone_number | country | type     | capabilities  |
        |  46703583127 | SE      | MOBILE   | ["SMS"]       |
        |  61491222222 | AU      | MOBILE   | ["SMS","MMS"] |
        |  61255501842 | AU      | LANDLINE | ["TTS"]       |
      And the account has the assigned number "+46703583127"
      And the account has the assigned number "+61491222222"
      When the client asks to list assigned numbers with the query "<QUERY>"
      Then it is accepted with HTTP status 200
      And the answer lists "<NUMBERS>" and nothing else

      Examples:
        | QUERY                      | NUMBERS                  |
        | page_size=50               | 46703583127, 61491222222 |
        | country=AU                 |              61491222222 |
        | matching=3583              |              46703583127 |
        | classification=GOLD        |              61491222222 |
        | classification=BRONZE      |              46703583127 |
        | classification=SILVER      |                          |
        | service_types=MMS          |              61491222222 |
        | type=LANDLINE              |                          |
        | type=LANDLINE&types=MOBILE | 46703583127, 61491222222 |
        | label=Support              | 46703583127, 61491222222 |
        | label=Nowhere              |                          |
        | number_id=nobody           |                          |
