@voice
Feature: Limits of dial commands
  What a dial command carries is limited, and a value at a limit is taken.

  @PUB-VOICE-LIMIT-05 @published
  Rule: SIP addresses, shown names and extra headers of a call are limited

    Scenario Outline: <MOST> and <BEYOND> characters in <AT>
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/0<AT>" is <MOST> characters long
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/0<AT>" is <BEYOND> characters long
      Then it is refused with HTTP status 400

      Examples:
        | AT                          | MOST | BEYOND |
        | /to/sip/endpoint            |  256 |    257 |
        | /from/sip/endpoint          |  192 |    193 |
        | /from/sip/displayName       |   64 |     65 |
        | /to/sip/callHeaders/0/key   |  255 |    256 |
        | /to/sip/callHeaders/0/key   |    1 |      0 |
        | /to/sip/callHeaders/0/value |  255 |    256 |

    Example: 16 and 17 extra headers
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/0/to/sip/callHeaders" has 16 entries
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/0/to/sip/callHeaders" has 17 entries
      Then it is refused with HTTP status 400
