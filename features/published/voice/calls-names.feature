@voice
Feature: How long the names within calls are
  Names of what takes part in a call have limits, and a name at a limit is taken.

  @PUB-VOICE-LIMIT-02 @published
  Rule: Names within calls have 1 to 32 characters, those of webhook commands 1 to 64

    Scenario Outline: <MOST> and <BEYOND> characters in <AT>
      When the client asks to give a voice service commands, where "/callBehavior/static<AT>" is <MOST> characters long
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static<AT>" is <BEYOND> characters long
      Then it is refused with HTTP status 400

      Examples:
        | AT                        | MOST | BEYOND |
        | /callName                 |   32 |     33 |
        | /callName                 |    1 |      0 |
        | /commands/0/callName      |   32 |     33 |
        | /commands/0/callName      |    1 |      0 |
        | /commands/1/messagesName  |   32 |     33 |
        | /commands/1/messagesName  |    1 |      0 |
        | /commands/2/webhookName   |   64 |     65 |
        | /commands/2/webhookName   |    1 |      0 |
        | /commands/3/recordingName |   32 |     33 |
        | /commands/4/recordingName |    1 |      0 |
        | /commands/5/bridgeName    |   32 |     33 |
        | /commands/5/bridgeName    |    1 |      0 |

    Scenario Outline: A blank within <AT>
      When the client asks to give a voice service commands, where "/callBehavior/static<AT>" is "front desk"
      Then it is refused with HTTP status 400

      Examples:
        | AT                        |
        | /callName                 |
        | /commands/0/callName      |
        | /commands/1/messagesName  |
        | /commands/3/recordingName |
        | /commands/5/bridgeName    |
