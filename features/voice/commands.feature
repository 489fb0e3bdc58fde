@voice
Feature: Static commands
  A static behavior tells the platform step by step what to do with a call.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A command may have no members but those that it needs
    Spec: Static commands

    @VOICE-CMD-01
    Scenario Outline: The command <COMMAND>
      When the client gives the service the commands [<COMMAND>]
      Then it is accepted with HTTP status 200
      And the answer has the commands [<COMMAND>]

      Examples:
        | COMMAND |
        | {"command":"amd"} |
        | {"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}} |
        | {"command":"messages","messages":[{"type":"SAY","say":{"text":"Welcome"}}]} |
        | {"command":"stopMessages","messagesName":"welcome"} |
        | {"command":"webhook","webhookName":"pay","url":"https://calls.example.com/pay"} |
        | {"command":"hangup"} |
        | {"command":"answer"} |
        | {"command":"pause","durationMilliseconds":500} |
        | {"command":"stopRecording","recordingName":"greeting"} |
        | {"command":"bridgeCall","bridgeName":"room"} |

    @VOICE-CMD-01
    Scenario Outline: <WHAT>, with what the document does not show
      Given the service was given the commands [<COMMAND>]
      When the client updates the service with {"description":"Evenings"}
      Then it is accepted with HTTP status 200
      And the answer has the commands [<COMMAND>]

      Examples:
        | WHAT           | COMMAND |
        | startRecording | {"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}} |
        | menu           | {"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"hangup"}]}}} |
        | gotoMenu       | {"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"gotoMenu","menuName":"main"}]}}} |

    @VOICE-CMD-01 @observe
    Scenario Outline: <WHAT>
      When the client gives the service the commands [<COMMAND>]
      Then the platform's answer is recorded

      Examples:
        | WHAT                     | COMMAND |
        | An empty menu            | {"command":"menu","startMenu":"main","menus":{"main":{}}} |
        | gotoMenu outside a menu  | {"command":"menu","startMenu":"main","menus":{"main":{}}},{"command":"gotoMenu","menuName":"main"} |

  Rule: A command is one of the thirteen that the document lists
    Spec: Static commands

    @VOICE-CMD-01
    Scenario Outline: No command: <COMMAND>
      When the client gives the service the commands [<COMMAND>]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"hangup"}]
      Then the answer has the commands [{"command":"hangup"}]

      Examples:
        | COMMAND                  |
        | {"command":"transfer"}   |
        | {"command":"Hangup"}     |
        | {"callName":"desk"}      |
        | "hangup"                 |
        | {"command":"answer"},{"command":"transfer"} |
