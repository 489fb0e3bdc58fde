@voice
Feature: Transcription of a recording
  A recording may be turned into text.

  Background:
    Given the service was given the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}}]

  Rule: Transcription options are optional and say with true or false whether they are enabled
    Spec: Static commands

    @VOICE-REC-04
    Scenario Outline: The options <TRANSCRIPTION>
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1","transcriptionOptions":<TRANSCRIPTION>}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"recordingOptions":{"transcriptionOptions":<TRANSCRIPTION>}}]

      Examples:
        | TRANSCRIPTION                        |
        | {"isEnabled":true}                   |
        | {"isEnabled":false}                  |
        | {"isEnabled":true,"locale":"en-US"}  |
        | {"isEnabled":false,"locale":"sv-SE"} |

    @VOICE-REC-04
    Example: None
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1"}}]
      Then it is accepted with HTTP status 200

    @VOICE-REC-04
    Scenario Outline: Not the options <TRANSCRIPTION>
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1","transcriptionOptions":<TRANSCRIPTION>}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"{destination 1}","destinationUrl":"{address 1}","credentials":"key:secret:eu-north-1","transcriptionOptions":{"isEnabled":true,"locale":"en-US"}}}]
      Then it is accepted

      Examples:
        | TRANSCRIPTION               |
        | {}                          |
        | {"locale":"en-US"}          |
        | {"isEnabled":"true"}        |
        | {"isEnabled":true,"locale":5} |
        | {"isEnabled":true,"locale":"english!!"} |
        | {"isEnabled":true,"locale":"en US"} |
