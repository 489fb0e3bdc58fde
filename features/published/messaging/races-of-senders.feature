@messaging
Feature: Sender addresses and messages that many requests reach at once
  An address is asked for once and proved once, and a message is cancelled once.

  Rule: A sender address that is asked for many times at the same moment is asked for once
    Spec: Published: sender addresses

    @PUB-SENDER-RACE-01 @published @needs-holds
    Example: Sixty-four stand side by side inside the platform
      Given the next 64 requests to request a sender address are decided together
      When the client asks 64 times at once to request a sender address
      Then 1 of them is accepted and the others are refused with HTTP status 409

    @PUB-SENDER-RACE-01 @published
    Example: A burst of sixty-four
      When the client asks 64 times at once to request a sender address
      Then 1 of them is accepted and the others are refused with HTTP status 409

  Rule: A verification code that is entered many times at the same moment is used once
    Spec: Published: sender addresses

    @PUB-SENDER-RACE-02 @published @needs-mailbox @needs-holds
    Scenario Outline: Sixty-four requests to <OPERATION> stand side by side inside the platform
      Given the next 64 requests to <OPERATION> are decided together
      When the client asks 64 times at once to <OPERATION>
      Then 1 of them is accepted and the others are refused with HTTP status 400

      Examples:
        | OPERATION       |
        | verify a number |

    @PUB-SENDER-RACE-02 @published @needs-mailbox
    Scenario Outline: A burst of sixty-four to <OPERATION>
      When the client asks 64 times at once to <OPERATION>
      Then 1 of them is accepted and the others are refused with HTTP status 400

      Examples:
        | OPERATION       |
        | verify a number |

  Rule: A message that goes out while it is being cancelled is not cancelled
    Spec: Published: messages

    @PUB-MSG-RACE-02 @published @needs-clock @needs-holds
    Example: The message goes out first
      When the client asks to cancel a message
      Then it is accepted with HTTP status 200
      When the client asks to schedule a message
      And the client takes what was made as the scheduled message
      And the client asks to cancel a message with:
        | DELAY | 2 days |
      Then it is refused with HTTP status 400
      When the client asks to retrieve a message for the account's scheduled message
      Then the answer has "status" set to "delivered"

  Rule: A message that is cancelled many times at the same moment is cancelled once
    Spec: Published: messages

    @PUB-MSG-RACE-01 @published @needs-holds
    Example: Sixty-four stand side by side inside the platform
      Given the next 64 requests to cancel a message are decided together
      When the client asks 64 times at once to cancel a message
      Then 1 of them is accepted and the others are refused with HTTP status 400

    @PUB-MSG-RACE-01 @published
    Example: A burst of sixty-four
      When the client asks 64 times at once to cancel a message
      Then 1 of them is accepted and the others are refused with HTTP status 400
