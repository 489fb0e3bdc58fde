@standalone
Feature: What the standalone API publishes about sends
  A send takes up to twenty numbers and answers for each.

  @PUB-STAND-SEND-01 @published
  Rule: A standalone send is answered with HTTP status 201 and a status for each recipient

    Example: One recipient
      When the client asks to send a standalone message
      Then it is accepted with HTTP status 201
      And the answer has 1 entry in "statuses"

    Example: Two messages have an id each
      When the client asks to send a standalone message
      And the client asks to send a standalone message
      Then it is accepted with HTTP status 201
      And the answer is different from the answer before

  @PUB-STAND-SEND-02 @published
  Rule: A standalone send has 1 to 20 recipients

    Scenario Outline: <COUNT> recipients
      When the client sends the standalone text "Hello" to <COUNT> recipients
      Then it is answered with HTTP status <STATUS>
      When the client asks to send a standalone message
      Then it is accepted with HTTP status 201

      Examples:
        | COUNT | STATUS |
        |     1 |    201 |
        |    20 |    201 |
        |     0 |    400 |
        |    21 |    400 |

  @PUB-STAND-TEXT-01 @published
  Rule: A standalone text has at most 4096 characters

    Example: The longest text passes, one character more does not
      When the client asks to send a standalone message, where "/message/text" is 4096 characters long
      Then it is accepted with HTTP status 201
      When the client asks to send a standalone message, where "/message/text" is 4097 characters long
      Then it is refused with HTTP status 400
