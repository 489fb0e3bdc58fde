@voice
Feature: Where a recording goes
  A recording goes to a storage of the client's, with the credentials for it.

  Background:
    Given the service was given the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}}]

  Rule: A recording has one of three destinations, its URL and credentials
    Spec: Static commands

    @VOICE-REC-02
    Scenario Outline: The <PLACE> destination
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination <N>}","destinationUrl":"{address <N>}","credentials":"key:secret:eu-north-1"}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"recordingOptions":{"destination":"{destination <N>}","destinationUrl":"{address <N>}","credentials":"key:secret:eu-north-1"}}]

      Examples:
        | PLACE  | N |
        | first  | 1 |
        | second | 2 |
        | third  | 3 |

    @VOICE-REC-02
    Scenario Outline: <WHAT>
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":<OPTIONS>}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}}]
      Then it is accepted

      Examples:
        | WHAT                | OPTIONS |
        | No destination      | {"destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"} |
        | No destinationUrl   | {"destination":"{destination 1}","credentials":"key:secret:eu-north-1"} |
        | No credentials      | {"destination":"{destination 1}","destinationUrl":"{address 1}"} |
        | Another destination | {"destination":"ATTIC","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"} |
        | A URL of no text    | {"destination":"{destination 1}","destinationUrl":3,"credentials":"key:secret:eu-north-1"} |

  Rule: Credentials are a key id, a secret and a region, joined by colons
    Spec: Static commands

    @VOICE-REC-03 @reading
    Scenario Outline: The credentials <CREDENTIALS>
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":<CREDENTIALS>}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"AK1A/x+7:s3cret=:us-east-1"}}]
      Then the answer has the commands [{"recordingOptions":{"credentials":"AK1A/x+7:s3cret=:us-east-1"}}]

      Examples:
        | CREDENTIALS  |
        | "key"        |
        | "key:secret" |
        | ""           |

    @VOICE-REC-03 @observe
    Example: Four parts
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu:north"}}]
      Then the platform's answer is recorded
