@voice @needs-calls @needs-callbacks
Feature: Names of call events
  What happens to a leg, a message or a recording has a name.

  Background:
    Given the project has the voice service "Main line"

  @PUB-EVENT-NAME-01 @published @needs-clock
  Rule: What happens to a leg that is dialled has an event of its own

    Scenario Outline: The leg is <HAPPENS>
      Given "Main line" sends its events to the receiver "desk"
      When 1 call comes in that names "Main line", in which:
        | AFTER     | LEG      | HAPPENS   | COMMANDS                                                                                    |
        | 0 seconds | incoming | told      | [{"command":"dial","callName":"b","to":{"type":"PHONE","phone":{"number":"+46700000001"}}}] |
        |  1 second | b        | <HAPPENS> |                                                                                             |
      And 2 seconds pass
      Then the events at the receiver "desk" are "call.incoming, <EVENT>"

      Examples:
        | HAPPENS  | EVENT         |
        | answered | call.answered |
        | busy     | call.busy     |
        | rejected | call.rejected |
        | failed   | call.failed   |
        | hung up  | call.hangup   |

    Example: No answer for a minute
      Given "Main line" sends its events to the receiver "desk"
      When 1 call comes in that names "Main line", in which:
        | HAPPENS | COMMANDS                                                                                    |
        | told    | [{"command":"dial","callName":"b","to":{"type":"PHONE","phone":{"number":"+46700000001"}}}] |
      And 61 seconds pass
      Then the events at the receiver "desk" are "call.incoming, call.timeout"

  @PUB-EVENT-NAME-02 @published @needs-clock
  Rule: Messages, recordings and detected machines have events of their own

    Scenario Outline: An event of its own: <WHAT>
      Given "Main line" sends its events to the receiver "desk"
      When 1 call comes in that names "Main line", in which:
        | AFTER     | HAPPENS   | COMMANDS   |
        | 0 seconds | told      | <COMMANDS> |
        | 5 seconds | <HAPPENS> | <LATER>    |
      And 6 seconds pass
      Then the events at the receiver "desk" are "call.incoming, <EVENTS>"

      Examples:
        | WHAT                   | COMMANDS                                                                                                                                        | HAPPENS | LATER                                                                                                                                           | EVENTS                  |
        | A message was played   | [{"command":"messages","messages":[{"type":"SAY","say":{"text":"Welcome"}}]}]                                                                   | speech  |                                                                                                                                                 | call.message.finished   |
        | A recording is stopped | [{"command":"startRecording","recordingName":"a","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"k:s:r"}}] | told    | [{"command":"stopRecording","recordingName":"a"}]                                                                                               | call.recording.finished |
        | A recording fails      | [{"command":"startRecording","recordingName":"a","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"k:s:r"}}] | told    | [{"command":"startRecording","recordingName":"a","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"k:s:r"}}] | call.recording.failed   |
        | A person               | [{"command":"amd"}]                                                                                                                             | human   |                                                                                                                                                 | call.amd.human          |
        | A machine              | [{"command":"amd"}]                                                                                                                             | machine |                                                                                                                                                 | call.amd.machine        |
        | A beep                 | [{"command":"amd"}]                                                                                                                             | beep    |                                                                                                                                                 | call.amd.beep           |
        | Neither                | [{"command":"amd"}]                                                                                                                             | unknown |                                                                                                                                                 | call.amd.unknown        |
