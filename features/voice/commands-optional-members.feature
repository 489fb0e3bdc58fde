@voice
Feature: Optional members of static commands
  A command works without the members that it does not need.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A command may leave out what is optional
    Spec: Static commands

    @VOICE-CMD-02
    Scenario Outline: The command <COMMAND>
      When the client gives the service the commands [<COMMAND>]
      Then it is accepted with HTTP status 200
      And the answer has the commands [<COMMAND>]

      Examples:
        | COMMAND |
        | {"command":"hangup"} |
        | {"command":"answer"} |
        | {"command":"amd"} |
        | {"command":"messages","messages":[{"type":"SAY","say":{"text":"Welcome"}}]} |
        | {"command":"dial","callName":"desk","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}} |
        | {"command":"dial","from":{"type":"PHONE","phone":{"number":"+46700000001"}},"to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}} |

    @VOICE-CMD-02
    Example: A recording without a name and one with it
      Given the service was given the commands [{"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}}]
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}}]
