@messaging
Feature: How numbers of the blacklist are written
  A client blocks and unblocks a number in whatever spelling it has.

  @PUB-BL-PLUS-01 @published @needs-accounts
  Rule: Numbers are taken with and without their plus

    Example: A number without its plus is the same number
      When the client asks to block a number, where "/numbers" lists "46700000001"
      Then it is accepted with HTTP status 201
      When the account blocks "+46700000001"
      Then it is accepted with HTTP status 200
      When the client asks to ask who is authorised for the id "46700000001,%2B46700000002"
      Then the answer includes {"numbers": [{"authorised": false}, {"authorised": true}]}
      When the client asks to unblock a number for the id "46700000001"
      Then it is accepted with HTTP status 200

    Scenario Outline: A number is taken off as <ID>
      When the account blocks "+46700000001"
      Then "+46700000001" is on the blacklist of the account
      When the client asks to unblock a number for the id "<ID>"
      Then it is accepted with HTTP status 200
      And "+46700000001" is not on the blacklist of the account

      Examples:
        | ID             |
        |   +46700000001 |
        | %2B46700000001 |
        |    46700000001 |

  @PUB-BL-UNKNOWN-01 @published
  Rule: A number that is not on the blacklist cannot be taken off it

    Scenario Outline: The client asks to unblock <ID>
      When the client asks to unblock a number for the id "<ID>"
      Then it is refused with HTTP status 404

      Examples:
        | ID             |
        | %2B15550000000 |
        | :number        |
