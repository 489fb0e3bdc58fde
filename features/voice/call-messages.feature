@voice @needs-calls @needs-clock
Feature: Messages and names in a call
  Messages are played in turn, and names in a call belong to one thing each.

  Background:
    Given it is 2024-01-15T12:00:00Z

  Rule: Messages are heard in their order
    Spec: Static commands

    @VOICE-CMD-11
    Example: Three messages, and one more
      Given the service was given the commands [{"command":"answer"},{"command":"messages","messages":[{"type":"SAY","say":{"text":"Welcome"}},{"type":"PLAY","play":{"url":"https://media.example.com/song.mp3"}},{"type":"SAY","say":{"text":"All lines are busy"}}]},{"command":"messages","messages":[{"type":"SAY","say":{"text":"Please hold"}}]}]
      When a call comes in that names the service
      And 1 minute passes
      Then the record of the call shows:
        | what   | name                               |
        | played | Welcome                            |
        | played | https://media.example.com/song.mp3 |
        | played | All lines are busy                 |
        | played | Please hold                        |

  Rule: Legs of a call and messages of a session have different names
    Spec: Static commands

    @VOICE-CMD-06 @observe
    Scenario Outline: <WHAT>
      When the client gives the service the commands [<COMMANDS>]
      Then the platform's answer is recorded
      When a call comes in that names the service
      And 1 minute passes
      Then the call is recorded

      Examples:
        | WHAT                                | COMMANDS |
        | Two dialled legs share a callName   | {"command":"answer"},{"command":"dial","callName":"desk","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}},{"command":"dial","callName":"desk","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}} |
        | Two lists share a messagesName      | {"command":"answer"},{"command":"messages","messagesName":"a","messages":[{"type":"SAY","say":{"text":"One"}},{"type":"SAY","say":{"text":"Two"}}]},{"command":"messages","messagesName":"a","messages":[{"type":"SAY","say":{"text":"Three"}}]} |
