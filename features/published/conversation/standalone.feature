@standalone
Feature: What the standalone API publishes about sends
  A send takes up to twenty numbers and answers for each.

  Rule: A standalone send is answered with HTTP status 201 and a status for each recipient
    Spec: Published: standalone API

    @PUB-STAND-SEND-01 @published
    Example: One recipient
      When the client asks to send a standalone message
      Then it is accepted with HTTP status 201
      And the answer has 1 entry in "statuses"

    @PUB-STAND-SEND-01 @published
    Example: Two messages have an id each
      When the client asks to send a standalone message
      And the client asks to send a standalone message
      Then it is accepted with HTTP status 201
      And the answer is different from the answer before

  Rule: A standalone send has 1 to 20 recipients
    Spec: Published: standalone API

    @PUB-STAND-SEND-02 @published
    Scenario Outline: <COUNT> recipients
      When the client sends <COUNT> recipients the standalone message {"type":"text","text":"Hello"}
      Then it is answered with HTTP status <STATUS>
      When the client asks to send a standalone message
      Then it is accepted with HTTP status 201

      Examples:
        | COUNT | STATUS |
        | 1     | 201    |
        | 20    | 201    |
        | 0     | 400    |
        | 21    | 400    |

  Rule: A standalone text has at most 4096 characters
    Spec: Published: standalone API

    @PUB-STAND-TEXT-01 @published
    Example: 4096 and 4097
      When the client asks to send a standalone message, where "/message/text" is 4096 characters long
      Then it is accepted with HTTP status 201
      When the client asks to send a standalone message, where "/message/text" is 4097 characters long
      Then it is refused with HTTP status 400
