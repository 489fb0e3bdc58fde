@voice
Feature: Required members of static commands
  A command without one of the members that it needs never becomes part of a behavior.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A command that lacks a required member is refused
    Spec: Static commands

    @VOICE-CMD-02
    Scenario Outline: <COMMAND> without <MEMBER>
      When the client gives the service the commands [{"command":"<COMMAND>"<REST>}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"<COMMAND>"<REST>,"<MEMBER>":<VALUE>}]
      Then the answer has the commands [{"<MEMBER>":<VALUE>}]

      Examples:
        | COMMAND        | MEMBER               | REST                                     | VALUE |
        | dial           | to                   |                                          | {"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}} |
        | dial           | to                   | ,"from":{"type":"PHONE","phone":{"number":"+46700000001"}} | {"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}} |
        | messages       | messages             | ,"messagesName":"welcome"                | [{"type":"SAY","say":{"text":"Welcome"}}] |
        | stopMessages   | messagesName         |                                          | "welcome" |
        | webhook        | webhookName          | ,"url":"https://calls.example.com/pay"   | "pay" |
        | webhook        | url                  | ,"webhookName":"pay"                     | "https://calls.example.com/pay" |
        | pause          | durationMilliseconds |                                          | 500 |
        | stopRecording  | recordingName        |                                          | "greeting" |
        | bridgeCall     | bridgeName           |                                          | "room" |

    @VOICE-CMD-02
    Scenario Outline: <WHAT>
      Given the service was given the commands [<COMPLETE>]
      When the client gives the service the commands [<COMMAND>]
      Then it is refused
      And the service is unchanged
      When the client updates the service with {"description":"Evenings"}
      Then the answer has the commands [<COMPLETE>]

      Examples:
        | WHAT                           | COMMAND | COMPLETE |
        | A recording without options    | {"command":"startRecording","recordingName":"greeting"} | {"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}} |
        | A menu command without startMenu | {"command":"menu","menus":{"main":{"{menu}":[{"command":"hangup"}]}}} | {"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"hangup"}]}}} |
        | A menu command without menus   | {"command":"menu","startMenu":"main"} | {"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"hangup"}]}}} |
        | gotoMenu without menuName      | {"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"gotoMenu"}]}}} | {"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"gotoMenu","menuName":"main"}]}}} |
