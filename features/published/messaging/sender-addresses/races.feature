@messaging
Feature: Sender addresses that are asked for at the same moment
  An address is requested once and verified once.

  @PUB-SENDER-RACE-01 @published
  Rule: A sender address that is asked for many times at the same moment is asked for once

    @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given the next 64 requests to request a sender address are decided together
      When the client asks 64 times at once to request a sender address
      Then 1 of them is accepted and the others are refused with HTTP status 409

    Example: A burst of sixty-four
      When the client asks 64 times at once to request a sender address
      Then 1 of them is accepted and the others are refused with HTTP status 409

  @PUB-SENDER-RACE-02 @published @needs-mailbox
  Rule: A verification code that is entered many times at the same moment is used once

    @needs-holds
    Scenario Outline: Sixty-four requests to <OPERATION> are inside the platform at the same time
      Given the next 64 requests to <OPERATION> are decided together
      When the client asks 64 times at once to <OPERATION>
      Then 1 of them is accepted and the others are refused with HTTP status 400

      Examples:
        | OPERATION       |
        | verify a number |

    Scenario Outline: A burst of sixty-four to <OPERATION>
      When the client asks 64 times at once to <OPERATION>
      Then 1 of them is accepted and the others are refused with HTTP status 400

      Examples:
        | OPERATION       |
        | verify a number |
