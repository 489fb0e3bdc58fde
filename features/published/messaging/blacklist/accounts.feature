@messaging
Feature: Whose blacklist it is
  What one account has blocked concerns no other account.

  @PUB-BL-ACCOUNT-01 @published @needs-accounts
  Rule: The blacklist of an account is its own

    Scenario Outline: <WHO> asks who is authorised
      When the account blocks "+46700000001"
      And <WHO> asks to list blocked numbers
      Then the answer has 0 entries in "numbers"
      When <WHO> asks to ask who is authorised for the id "%2B46700000001"
      Then the answer includes {"numbers": [{"authorised": true}]}
      And "+46700000001" is on the blacklist of the account

      Examples:
        | WHO              |
        | another customer |
        | the sub-account  |

    Scenario Outline: <WHO> takes a number off the list
      When the account blocks "+46700000001"
      And <WHO> asks to unblock a number for the id "%2B46700000001"
      Then it is refused with HTTP status 404
      When the client asks to unblock a number for the id "%2B46700000001"
      Then it is accepted with HTTP status 200

      Examples:
        | WHO              |
        | another customer |
        | the sub-account  |

    Example: A sub-account beside another
      When the sub-account asks to block a number, where "/numbers" lists "+46700000001"
      And the second sub-account asks to ask who is authorised for the id "%2B46700000001"
      Then the answer includes {"numbers": [{"authorised": true}]}
      When the sub-account asks to ask who is authorised for the id "%2B46700000001"
      Then the answer includes {"numbers": [{"authorised": false}]}
      When the sub-account asks to unblock a number for the id "%2B46700000001"
      Then it is accepted with HTTP status 200

    Scenario Outline: <WHO> takes a number off its list that <OTHER> and <THIRD> have blocked too
      When <WHO> asks to block a number, where "/numbers" lists "+46700000001"
      And <OTHER> asks to block a number, where "/numbers" lists "+46700000001"
      And <THIRD> asks to block a number, where "/numbers" lists "+46700000001"
      And <WHO> asks to unblock a number for the id "%2B46700000001"
      And <OTHER> asks to ask who is authorised for the id "%2B46700000001"
      Then the answer includes {"numbers": [{"authorised": false}]}
      When <THIRD> asks to ask who is authorised for the id "%2B46700000001"
      Then the answer includes {"numbers": [{"authorised": false}]}

      Examples:
        | WHO             | OTHER            | THIRD                  |
        | the client      | another customer | the sub-account        |
        | the sub-account | the client       | the second sub-account |
