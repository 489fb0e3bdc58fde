@conversation
Feature: What the standalone API publishes
  Sends and capability checks take up to twenty numbers and answer for each.

  Rule: A standalone send is answered with HTTP status 201 and a status for each recipient
    Spec: Published: standalone API

    @PUB-STAND-SEND-01 @published
    Example: One recipient
      When the client asks to send a standalone message
      Then it is accepted with HTTP status 201

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

  Rule: A standalone message is an object with a type, and a kind where it is interactive
    Spec: Published: standalone API

    @PUB-STAND-TYPE-01 @published
    Scenario Outline: <WHAT>
      When the client asks to send a standalone message, where "/message" is '<MESSAGE>'
      Then it is refused with HTTP status 400

      Examples:
        | WHAT                              | MESSAGE                                               |
        | A type that nobody knows          | {"type":"carrier pigeon","text":"Hello"}              |
        | No type                           | {"text":"Hello"}                                      |
        | A type that is a number           | {"type":1,"text":"Hello"}                             |
        | Nothing                           | null                                                  |
        | A text alone                      | "Hello"                                               |
        | A message in a list               | [{"type":"text","text":"Hello"}]                      |
        | Interactive without a kind        | {"type":"interactive"}                                |
        | A kind that nobody knows          | {"type":"interactive","interactive":{"type":"dance"}} |

  Rule: A standalone text has at most 4096 characters
    Spec: Published: standalone API

    @PUB-STAND-TEXT-01 @published
    Example: 4096 and 4097
      When the client asks to send a standalone message, where "/message/text" is 4096 characters long
      Then it is accepted with HTTP status 201
      When the client asks to send a standalone message, where "/message/text" is 4097 characters long
      Then it is refused with HTTP status 400

  Rule: A latitude goes from -90 to 90, a longitude from -180 to 180
    Spec: Published: standalone API

    @PUB-STAND-PLACE-01 @published
    Scenario Outline: <WHAT> of <WITHIN> and of <BEYOND>
      When the client asks to send a standalone place, where "/message/<WHAT>" is "<WITHIN>"
      Then it is accepted with HTTP status 201
      When the client asks to send a standalone place, where "/message/<WHAT>" is "<BEYOND>"
      Then it is refused with HTTP status 400

      Examples:
        | WHAT | WITHIN | BEYOND    |
        | lat  | 90     | 90.0001   |
        | lat  | -90    | -90.0001  |
        | lng  | 180    | 180.0001  |
        | lng  | -180   | -180.0001 |
        | lat  | 55.61  | north     |
        | lng  | 13     | east      |

  Rule: A sticker has an address or an id
    Spec: Published: standalone API

    @PUB-STAND-STICKER-01 @published
    Example: Neither
      When the client asks to send a standalone sticker, leaving out "/message/url"
      Then it is refused with HTTP status 400

  Rule: A capability check is answered for each number
    Spec: Published: standalone API

    @PUB-STAND-REACH-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 200

      Examples:
        | OPERATION                                |
        | ask whether the channel reaches a number  |
        | read whether the channel reaches a number |

  Rule: A capability check has 1 to 20 numbers
    Spec: Published: standalone API

    @PUB-STAND-REACH-02 @published
    Scenario Outline: <COUNT> numbers by <METHOD>
      When the client asks by <METHOD> whether the channel reaches <COUNT> numbers
      Then it is answered with HTTP status <STATUS>
      When the client asks by <METHOD> whether the channel reaches 1 numbers
      Then it is accepted with HTTP status 200

      Examples:
        | METHOD | COUNT | STATUS |
        | POST   | 20    | 200    |
        | POST   | 21    | 400    |
        | POST   | 0     | 400    |
        | GET    | 20    | 200    |
        | GET    | 21    | 400    |
