@voice @needs-calls @needs-clock
Feature: Recordings of a call
  A recording runs until it is stopped or its leg ends.

  Background:
    Given the project has the voice service "Main line"
    And it is 2024-01-15T12:00:00Z

  @VOICE-CMD-09
  Rule: A recording without a name runs until its leg ends
    Spec: Static commands

    Example: Another recording is stopped and another leg ends, and then the caller leaves
      Given "Main line" was given the commands:
        | command                         | "answer" | "startRecording"        | "startRecording"        | "startRecording"        | "stopRecording" | "dial"                 |
        | recordingOptions.destination    |          | "{destination 1}"       | "{destination 1}"       | "{destination 1}"       |                 |                        |
        | recordingOptions.destinationUrl |          | "{address 1}"           | "{address 1}"           | "{address 1}"           |                 |                        |
        | recordingOptions.credentials    |          | "key:secret:eu-north-1" | "key:secret:eu-north-1" | "key:secret:eu-north-1" |                 |                        |
        | recordingName                   |          |                         | "greeting"              | "rest"                  | "greeting"      |                        |
        | callName                        |          |                         |                         |                         |                 | "desk"                 |
        | to.type                         |          |                         |                         |                         |                 | "SIP"                  |
        | to.sip.endpoint                 |          |                         |                         |                         |                 | "sip:desk@example.com" |
      When 1 call comes in that names "Main line", in which:
        | AFTER    | LEG      | HAPPENS  |
        |          | desk     | answered |
        |          | desk     | hung up  |
        | 1 minute | incoming | hung up  |
      Then the recordings of the call are "nameless active, greeting stopped, rest active"
      When 1 minute passes
      Then the recordings of the call are "nameless stopped, greeting stopped, rest stopped"

  @VOICE-CMD-09
  Rule: Active recordings have different names
    Spec: Static commands

    Example: A name is used again while its recording runs
      Given "Main line" was given the commands:
        | command                         | "answer" | "startRecording"        | "startRecording"        |
        | recordingName                   |          | "greeting"              | "greeting"              |
        | recordingOptions.destination    |          | "{destination 1}"       | "{destination 1}"       |
        | recordingOptions.destinationUrl |          | "{address 1}"           | "{address 1}"           |
        | recordingOptions.credentials    |          | "key:secret:eu-north-1" | "key:secret:eu-north-1" |
      When 1 call comes in that names "Main line"
      Then the active recordings of the call are "greeting active"

    Example: A name is used again after its recording was stopped
      Given "Main line" was given the commands:
        | command                         | "answer" | "startRecording"        | "stopRecording" | "startRecording"        |
        | recordingName                   |          | "greeting"              | "greeting"      | "greeting"              |
        | recordingOptions.destination    |          | "{destination 1}"       |                 | "{destination 1}"       |
        | recordingOptions.destinationUrl |          | "{address 1}"           |                 | "{address 1}"           |
        | recordingOptions.credentials    |          | "key:secret:eu-north-1" |                 | "key:secret:eu-north-1" |
      When 1 call comes in that names "Main line"
      Then the active recordings of the call are "greeting active"
