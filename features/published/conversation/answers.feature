@standalone
Feature: What answers name of messages and numbers
  Each answer is about its own message and its own numbers.

  Rule: A status and a capability name their number

    @PUB-STAND-SEND-01 @published @needs-downstream
    Example: Twelve recipients
      When the client sends the standalone text "Hello" to 12 recipients
      Then the answer has 12 entries in "statuses"
      And the answer contains "61491570156"
      And the answer contains "46700001011"

    @PUB-STAND-REACH-01 @published @needs-downstream
    Scenario Outline: Twelve numbers by <METHOD>
      When the client asks the standalone API by "<METHOD>" whether the channel reaches 12 numbers
      Then the answer has 12 entries in "capabilities"
      And the answer contains "61491570156"
      And the answer contains "46700001011"

      Examples:
        | METHOD |
        | GET    |
        | POST   |

  @PUB-CONV-SEND-01 @published @needs-clock
  Rule: A send is answered with its own id and the moment it was taken

    Example: A second message, an hour later
      Given it is 2024-03-10T12:34:56Z
      When the client asks to send a conversation message
      And 1 hour passes
      And the client asks to send a conversation message
      Then "accepted_time" of the answer is the instant 2024-03-10T13:34:56.000Z
