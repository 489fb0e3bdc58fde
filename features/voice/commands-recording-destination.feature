@voice
Feature: Where a recording goes
  A recording goes to a storage of the client's, with the credentials for it.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A recording has one of three destinations, its URL and credentials
    Spec: Static commands

    @VOICE-REC-02
    Scenario Outline: The destination <DESTINATION>
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":<DESTINATION>,"destinationUrl":<URL>,"credentials":"key:secret:eu-north-1"}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"recordingOptions":{"destination":<DESTINATION>,"destinationUrl":<URL>,"credentials":"key:secret:eu-north-1"}}]

      Examples:
        | DESTINATION | URL           |
        | "AWS"       | "s3://calls"    |
        | "GCP"       | "gs://calls"    |
        | "AZURE"     | "azure://calls" |

    @VOICE-REC-02
    Scenario Outline: <WHAT>
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":<OPTIONS>}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"key:secret:eu-north-1"}}]
      Then it is accepted

      Examples:
        | WHAT                | OPTIONS |
        | No destination      | {"destinationUrl":"s3://calls","credentials":"key:secret:eu-north-1"} |
        | No destinationUrl   | {"destination":"AWS","credentials":"key:secret:eu-north-1"} |
        | No credentials      | {"destination":"AWS","destinationUrl":"s3://calls"} |
        | Another destination | {"destination":"ATTIC","destinationUrl":"s3://calls","credentials":"key:secret:eu-north-1"} |
        | A URL of no text    | {"destination":"AWS","destinationUrl":3,"credentials":"key:secret:eu-north-1"} |

  Rule: Credentials are a key id, a secret and a region, joined by colons
    Spec: Static commands

    @VOICE-REC-03 @reading
    Scenario Outline: The credentials <CREDENTIALS>
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":<CREDENTIALS>}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"key:secret:eu-north-1"}}]
      Then the answer has the commands [{"recordingOptions":{"credentials":"key:secret:eu-north-1"}}]

      Examples:
        | CREDENTIALS  |
        | "key"        |
        | "key:secret" |
        | ""           |

    @VOICE-REC-03 @observe
    Example: Four parts
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"key:secret:eu:north"}}]
      Then the platform's answer is recorded
