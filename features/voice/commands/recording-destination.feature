@voice
Feature: Where a recording goes
  A recording goes to a storage of the client's, with the credentials for it.

  Background:
    Given the project has the voice service "Main line"
    And "Main line" was given the commands:
      | command                         | "startRecording"        |
      | recordingOptions.destination    | "{destination 1}"       |
      | recordingOptions.destinationUrl | "{address 1}"           |
      | recordingOptions.credentials    | "key:secret:eu-north-1" |

  @VOICE-REC-02
  Rule: A recording has one of three destinations, its URL and credentials
    Spec: Static commands

    Scenario Outline: The <PLACE> destination
      When the client gives "Main line" the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "{destination <N>}"     |
        | recordingOptions.destinationUrl | "{address <N>}"         |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | recordingOptions.destination    | "{destination <N>}"     |
        | recordingOptions.destinationUrl | "{address <N>}"         |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |

      Examples:
        | PLACE  | N |
        | first  | 1 |
        | second | 2 |
        | third  | 3 |

    Scenario Outline: A recording with <WHAT>
      When the client gives "Main line" the commands:
        | command                         | "startRecording" |
        | recordingOptions.destinationUrl | <URL>            |
        | recordingOptions.credentials    | <CREDENTIALS>    |
        | recordingOptions.destination    | <DESTINATION>    |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
      Then it is accepted

      Examples:
        | WHAT                | URL           | CREDENTIALS             | DESTINATION       |
        | no destination      | "{address 1}" | "key:secret:eu-north-1" |                   |
        | no destinationUrl   |               | "key:secret:eu-north-1" | "{destination 1}" |
        | no credentials      | "{address 1}" |                         | "{destination 1}" |
        | another destination | "{address 1}" | "key:secret:eu-north-1" | "ATTIC"           |
        | a URL of no text    |             3 | "key:secret:eu-north-1" | "{destination 1}" |

  @VOICE-REC-03
  Rule: Credentials are a key id, a secret and a region, joined by colons
    Spec: Static commands

    Scenario Outline: The credentials <CREDENTIALS>
      When the client gives "Main line" the commands:
        | command                         | "startRecording"  |
        | recordingOptions.destination    | "{destination 1}" |
        | recordingOptions.destinationUrl | "{address 1}"     |
        | recordingOptions.credentials    | <CREDENTIALS>     |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                         | "startRecording"             |
        | recordingOptions.destination    | "{destination 1}"            |
        | recordingOptions.destinationUrl | "{address 1}"                |
        | recordingOptions.credentials    | "AK1A/x+7:s3cret=:us-east-1" |
      Then the answer has the commands:
        | recordingOptions.credentials | "AK1A/x+7:s3cret=:us-east-1" |

      Examples:
        | CREDENTIALS       |
        | "key"             |
        | "key:secret"      |
        | "key::eu-north-1" |
        | ""                |

    @observe
    Example: Four parts
      When the client gives "Main line" the commands:
        | command                         | "startRecording"      |
        | recordingOptions.destination    | "{destination 1}"     |
        | recordingOptions.destinationUrl | "{address 1}"         |
        | recordingOptions.credentials    | "key:secret:eu:north" |
      Then the platform's answer is recorded
