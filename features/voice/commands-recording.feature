@voice
Feature: Format and type of a recording
  A recording is made in one of two formats, of one or both directions of a call.

  Background:
    Given the service was given the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}}]

  Rule: A recording is MP3 or WAV, and COMBINED, INBOUND or OUTBOUND
    Spec: Static commands

    @VOICE-REC-01
    Scenario Outline: A recording with <MEMBER> <VALUE>
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1","<MEMBER>":<VALUE>}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"recordingOptions":{"<MEMBER>":<VALUE>}}]

      Examples:
        | MEMBER        | VALUE      |
        | format        | "MP3"      |
        | format        | "WAV"      |
        | recordingType | "COMBINED" |
        | recordingType | "INBOUND"  |
        | recordingType | "OUTBOUND" |

    @VOICE-REC-01
    Scenario Outline: No recording with <MEMBER> <VALUE>
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1","<MEMBER>":<VALUE>}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1","format":"WAV","recordingType":"INBOUND"}}]
      Then it is accepted

      Examples:
        | MEMBER        | VALUE  |
        | format        | "OGG"  |
        | format        | 3      |
        | recordingType | "BOTH" |
        | recordingType | true   |
