@messaging
Feature: The published blacklist
  A client keeps the list of numbers that are left in peace, and asks it before it writes.

  @PUB-BL-FORM-01 @published
  Rule: Operations on the blacklist answer with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION             | STATUS |
        | block a number        |    201 |
        | list blocked numbers  |    200 |
        | unblock a number      |    200 |
        | ask who is authorised |    200 |

  @PUB-BL-ADD-01 @published @needs-accounts
  Rule: New entries are answered with HTTP status 201, numbers that are all listed with 200

    Example: A number is listed twice, and then beside a new one
      When the account blocks "+46700000001"
      Then it is accepted with HTTP status 201
      When the account blocks "+46700000001"
      Then it is accepted with HTTP status 200
      When the client asks to block a number, where "/numbers" lists "+46700000001, +46700000002"
      Then it is accepted with HTTP status 201
      And "+46700000001" is exactly once on the blacklist of the account

    Example: The answer has the numbers that came
      When the client asks to block a number, where "/numbers" lists "+46700000001, +46700000002, +33639980001, +61491570156, +447700900123, +46700000003"
      Then the answer has 6 entries in "numbers"
      And the answer contains "33639980001"
      And the answer contains "46700000003"
      When the client asks to block a number, where "/numbers" lists "+61491570157"
      Then the answer contains "61491570157"

  @PUB-BL-ASK-01 @published @needs-accounts
  Rule: A number is authorised unless the account has blocked it

    Example: Two numbers, before and after one of them is blocked
      When the client asks to ask who is authorised for the id "%2B46700000001,%2B46700000002"
      Then the answer includes {"numbers": [{"authorised": true}, {"authorised": true}]}
      When the client asks to block a number, where "/numbers" lists "+46700000002"
      And the client asks to ask who is authorised for the id "%2B46700000001,%2B46700000002"
      Then the answer includes {"numbers": [{"number": "+46700000001", "authorised": true}, {"number": "+46700000002", "authorised": false}]}

    Example: A number at home beside one abroad
      When the client asks to block a number, where "/numbers" lists "+33639980001"
      And the client asks to ask who is authorised for the id "%2B46700000001,%2B33639980001"
      Then the answer includes {"numbers": [{"number": "+46700000001", "authorised": true}, {"number": "+33639980001", "authorised": false}]}

    Example: The last of seven is blocked
      When the client asks to block a number, where "/numbers" lists "+447700900123"
      And the client asks to ask who is authorised for the id "%2B46700000001,%2B46700000002,%2B33639980001,%2B61491570156,%2B46700000003,%2B61491570157,%2B447700900123"
      Then the answer has "numbers.5.authorised" set to true
      And the answer has "numbers.6.authorised" set to false

  @PUB-BL-EFFECT-01 @published @needs-accounts @needs-callbacks
  Rule: A message to a blocked number is taken and rejected

    Example: Before, while and after the number is blocked
      When the account sends "One" to "+46700000001" as "before"
      And the client asks to block a number, where "/numbers" lists "46700000001"
      And the account sends "Two" to "+46700000001" as "while"
      And the account asks to unblock a number, "+46700000001"
      And the account sends "Three" to "+46700000001" as "after"
      Then "before" and "after" are reported delivered
      But "while" is reported rejected with report code 302 or 412
