@standalone
Feature: What the standalone API publishes about capability checks
  A capability check takes up to twenty numbers and answers for each.

  @PUB-STAND-REACH-01 @published
  Rule: A capability check is answered for each number

    Scenario Outline: To <OPERATION>, and the answer says so
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 200
      And the answer has "capabilities.0.capable" set to true
      And the answer has 1 entry in "capabilities"

      Examples:
        | OPERATION                                 |
        | ask whether the channel reaches a number  |
        | read whether the channel reaches a number |

    Scenario Outline: To <OPERATION>, and then another number
      When the client asks to <OPERATION>, where "/numbers/0" is "+46700000001"
      Then the answer contains "46700000001"
      When the client asks to <OPERATION>, where "/numbers/0" is "+61491570156"
      Then the answer contains "61491570156"

      Examples:
        | OPERATION                                 |
        | ask whether the channel reaches a number  |
        | read whether the channel reaches a number |

  @PUB-STAND-REACH-02 @published
  Rule: A capability check has 1 to 20 numbers

    Scenario Outline: <COUNT> numbers by <METHOD>
      When the client asks the standalone API by "<METHOD>" whether the channel reaches <COUNT> numbers
      Then it is answered with HTTP status <STATUS>
      When the client asks the standalone API by "<METHOD>" whether the channel reaches 1 numbers
      Then it is accepted with HTTP status 200

      Examples:
        | METHOD | COUNT | STATUS |
        | POST   |    20 |    200 |
        | POST   |    21 |    400 |
        | POST   |     0 |    400 |
        | GET    |    20 |    200 |
        | GET    |    21 |    400 |
