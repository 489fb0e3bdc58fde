@standalone
Feature: Types of standalone messages
  A standalone message is one of the published types, with what belongs to it.

  @PUB-STAND-TYPE-01 @published
  Rule: A standalone message is an object with a type, and a kind where it is interactive

    Scenario Outline: Refused as a message: <WHAT>
      When the client asks to send a standalone message, where "/message" is <MESSAGE>
      Then it is refused with HTTP status 400

      Examples:
        | WHAT                       | MESSAGE                                               |
        | An unknown type            | {"type":"carrier pigeon","text":"Hello"}              |
        | No type                    | {"text":"Hello"}                                      |
        | A type that is a number    | {"type":1,"text":"Hello"}                             |
        | Nothing                    | null                                                  |
        | A text alone               | "Hello"                                               |
        | A message in a list        | [{"type":"text","text":"Hello"}]                      |
        | Interactive without a kind | {"type":"interactive"}                                |
        | An unknown kind            | {"type":"interactive","interactive":{"type":"dance"}} |

  @PUB-STAND-PLACE-01 @published
  Rule: A latitude goes from -90 to 90, a longitude from -180 to 180

    Scenario Outline: A place with <WHAT> <WITHIN>, and one with <BEYOND>
      When the client asks to send a standalone place, where "/message/<WHAT>" is <WITHIN>
      Then it is accepted with HTTP status 201
      When the client asks to send a standalone place, where "/message/<WHAT>" is <BEYOND>
      Then it is refused with HTTP status 400

      Examples:
        | WHAT | WITHIN | BEYOND    |
        | lat  |     90 |   90.0001 |
        | lat  |    -90 |  -90.0001 |
        | lng  |    180 |  180.0001 |
        | lng  |   -180 | -180.0001 |
        | lat  |  55.61 | "north"   |
        | lng  |     13 | "east"    |

  @PUB-STAND-STICKER-01 @published
  Rule: A sticker has an address or an id

    Example: Neither
      When the client asks to send a standalone sticker, where "/message/url" is missing
      Then it is refused with HTTP status 400
