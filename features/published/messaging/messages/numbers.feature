@messaging
Feature: Numbers that messages go to
  A number in international form has neither too few digits nor too many.

  @PUB-MSG-NUMBER-01 @published
  Rule: A number has 8 to 15 digits after its plus

    Scenario Outline: The number <NUMBER>
      When the client asks to submit a message, where "/messages/0/destination_number" is "<NUMBER>"
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/0/destination_number"

      Examples:
        | NUMBER            |
        |          +1234567 |
        | +1234567890123456 |
        |     +46 70x000001 |

    @needs-accounts
    Scenario Outline: The shortest and the longest number, such as <NUMBER>
      When the client asks to submit a message, where "/messages/0/destination_number" is "<NUMBER>"
      Then it is accepted with HTTP status 202

      Examples:
        | NUMBER           |
        |        +12345678 |
        | +123456789012345 |
