@messaging
Feature: The published blacklist
  A client keeps the list of numbers that are left in peace, and asks it before it writes.

  Rule: Operations on the blacklist answer with the published HTTP status
    Spec: Published: number authorisation

    @PUB-BL-FORM-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION             | STATUS |
        | block a number        | 201    |
        | list blocked numbers  | 200    |
        | unblock a number      | 200    |
        | ask who is authorised | 200    |

  Rule: New entries are answered with HTTP status 201, numbers that are all listed with 200
    Spec: Published: number authorisation

    @PUB-BL-ADD-01 @published @needs-accounts
    Example: A number is listed twice, and then beside a new one
      When the client asks to block a number, where "/numbers" is '["+46700000001"]'
      Then it is accepted with HTTP status 201
      When the client asks to block a number, where "/numbers" is '["+46700000001"]'
      Then it is accepted with HTTP status 200
      When the client asks to block a number, where "/numbers" is '["+46700000001", "+46700000002"]'
      Then it is accepted with HTTP status 201
      And "+46700000001" is exactly once on the blacklist of the account

    @PUB-BL-ADD-01 @published @needs-accounts
    Example: The answer has the numbers that came
      When the client asks to block a number, where "/numbers" is '["+46700000001", "+46700000002", "+33639980001", "+61491570156", "+447700900123", "+46700000003"]'
      Then the answer has 6 entries in "numbers"
      And the answer contains "33639980001"
      And the answer contains "46700000003"
      When the client asks to block a number, where "/numbers" is '["+61491570157"]'
      Then the answer contains "61491570157"

  Rule: A number is authorised unless the account has blocked it
    Spec: Published: number authorisation

    @PUB-BL-ASK-01 @published @needs-accounts
    Example: Two numbers, before and after one of them is blocked
      When the client asks to ask who is authorised for the id "%2B46700000001,%2B46700000002"
      Then the answer includes {"numbers": [{"authorised": true}, {"authorised": true}]}
      When the client asks to block a number, where "/numbers" is '["+46700000002"]'
      And the client asks to ask who is authorised for the id "%2B46700000001,%2B46700000002"
      Then the answer includes {"numbers": [{"number": "+46700000001", "authorised": true}, {"number": "+46700000002", "authorised": false}]}

    @PUB-BL-ASK-01 @published @needs-accounts
    Example: A number at home beside one abroad
      When the client asks to block a number, where "/numbers" is '["+33639980001"]'
      And the client asks to ask who is authorised for the id "%2B46700000001,%2B33639980001"
      Then the answer includes {"numbers": [{"number": "+46700000001", "authorised": true}, {"number": "+33639980001", "authorised": false}]}

  Rule: A message to a blocked number is taken and rejected
    Spec: Published: number authorisation

    @PUB-BL-EFFECT-01 @published @needs-accounts @needs-callbacks
    Example: Before, while and after the number is blocked
      When the account sends "One" to "+46700000001" as "before"
      And the client asks to block a number, where "/numbers" is '["46700000001"]'
      And the account sends "Two" to "+46700000001" as "while"
      And the account unblocks "+46700000001"
      And the account sends "Three" to "+46700000001" as "after"
      Then "before" and "after" are reported delivered
      But "while" is reported rejected with report code 302 or 412
