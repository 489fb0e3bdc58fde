@voice
Feature: Format and type of a recording
  A recording is made in one of two formats, of one or both directions of a call.

  Background:
    Given the project has the voice service "Main line"
    And "Main line" was given the commands:
      | command                         | "startRecording"        |
      | recordingOptions.destination    | "{destination 1}"       |
      | recordingOptions.destinationUrl | "{address 1}"           |
      | recordingOptions.credentials    | "key:secret:eu-north-1" |

  @VOICE-REC-01
  Rule: A recording is MP3 or WAV, and COMBINED, INBOUND or OUTBOUND
    Spec: Static commands

    Scenario Outline: A recording with <MEMBER> <VALUE>
      When the client gives "Main line" the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
        | recordingOptions.<MEMBER>       | <VALUE>                 |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | recordingOptions.<MEMBER> | <VALUE> |

      Examples:
        | MEMBER        | VALUE      |
        | format        | "MP3"      |
        | format        | "WAV"      |
        | recordingType | "COMBINED" |
        | recordingType | "INBOUND"  |
        | recordingType | "OUTBOUND" |

    Scenario Outline: No recording with <MEMBER> <VALUE>
      When the client gives "Main line" the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
        | recordingOptions.<MEMBER>       | <VALUE>                 |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
        | recordingOptions.format         | "WAV"                   |
        | recordingOptions.recordingType  | "INBOUND"               |
      Then it is accepted

      Examples:
        | MEMBER        | VALUE  |
        | format        | "OGG"  |
        | format        |      3 |
        | recordingType | "BOTH" |
        | recordingType | true   |
