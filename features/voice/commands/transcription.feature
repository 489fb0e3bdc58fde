@voice
Feature: Transcription of a recording
  A recording may be turned into text.

  Background:
    Given the project has the voice service "Main line"
    And "Main line" was given the commands:
      | command                         | "startRecording"        |
      | recordingOptions.destination    | "{destination 1}"       |
      | recordingOptions.destinationUrl | "{address 1}"           |
      | recordingOptions.credentials    | "key:secret:eu-north-1" |

  @VOICE-REC-04
  Rule: Transcription options are optional and say with true or false whether they are enabled
    Spec: Static commands

    Scenario Outline: isEnabled <ENABLED> and the locale <LOCALE>
      When the client gives "Main line" the commands:
        | command                                         | "startRecording"        |
        | recordingOptions.destination                    | "{destination 1}"       |
        | recordingOptions.destinationUrl                 | "{address 1}"           |
        | recordingOptions.credentials                    | "key:secret:eu-north-1" |
        | recordingOptions.transcriptionOptions.isEnabled | <ENABLED>               |
        | recordingOptions.transcriptionOptions.locale    | <LOCALE>                |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | recordingOptions.transcriptionOptions.isEnabled | <ENABLED> |
        | recordingOptions.transcriptionOptions.locale    | <LOCALE>  |

      Examples:
        | ENABLED | LOCALE       |
        | true    |              |
        | false   |              |
        | true    | "en-US"      |
        | false   | "sv-SE"      |
        | true    | "zh-Hant-TW" |
        | true    | "es-419"     |

    Example: No transcription options
      When the client gives "Main line" the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
      Then it is accepted with HTTP status 200

    Scenario Outline: Refused for <WHAT>
      When the client gives "Main line" the commands:
        | command                                         | "startRecording"        |
        | recordingOptions.destination                    | "{destination 1}"       |
        | recordingOptions.destinationUrl                 | "{address 1}"           |
        | recordingOptions.credentials                    | "key:secret:eu-north-1" |
        | recordingOptions.transcriptionOptions           | <TRANSCRIPTION>         |
        | recordingOptions.transcriptionOptions.locale    | <LOCALE>                |
        | recordingOptions.transcriptionOptions.isEnabled | <ENABLED>               |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                                         | "startRecording"        |
        | recordingOptions.destination                    | "{destination 1}"       |
        | recordingOptions.destinationUrl                 | "{address 1}"           |
        | recordingOptions.credentials                    | "key:secret:eu-north-1" |
        | recordingOptions.transcriptionOptions.isEnabled | true                    |
        | recordingOptions.transcriptionOptions.locale    | "en-US"                 |
      Then it is accepted

      Examples:
        | WHAT                      | TRANSCRIPTION | LOCALE      | ENABLED |
        | empty options             | {}            |             |         |
        | a missing isEnabled       |               | "en-US"     |         |
        | isEnabled as text         |               |             | "true"  |
        | a locale that is a number |               |           5 | true    |
        | a locale with marks       |               | "english!!" | true    |
        | a locale with a blank     |               | "en US"     | true    |
