@voice @needs-calls @needs-clock
Feature: Recordings of a call
  A recording runs until it is stopped or its leg ends.

  Background:
    Given it is 2024-01-15T12:00:00Z

  Rule: A recording without a name runs until its leg ends
    Spec: Static commands

    @VOICE-CMD-09
    Example: Another recording is stopped, and then the caller leaves
      Given the service was given the commands [{"command":"answer"},{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}},{"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}},{"command":"startRecording","recordingName":"rest","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}},{"command":"stopRecording","recordingName":"greeting"}]
      When a call comes in that names the service, in which:
        | AFTER    | LEG      | HAPPENS |
        | 1 minute | incoming | hung up |
      Then the recordings of the call are "nameless active, greeting stopped, rest active"
      When 1 minute passes
      Then the recordings of the call are "nameless stopped, greeting stopped, rest stopped"

  Rule: Active recordings have different names
    Spec: Static commands

    @VOICE-CMD-09
    Example: A name is used again while its recording runs
      Given the service was given the commands [{"command":"answer"},{"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}},{"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}}]
      When a call comes in that names the service
      Then the active recordings of the call are "greeting active"

    @VOICE-CMD-09
    Example: A name is used again after its recording was stopped
      Given the service was given the commands [{"command":"answer"},{"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}},{"command":"stopRecording","recordingName":"greeting"},{"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}}]
      When a call comes in that names the service
      Then the active recordings of the call are "greeting active"
