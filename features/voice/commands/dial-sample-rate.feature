@voice
Feature: The sample rate of a stream
  A stream has one of six sample rates.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-TO-04
  Rule: The sampleRate is 8000, 16000, 24000, 44100, 48000 or 96000
    Spec: Limits

    Scenario Outline: <RATE> Hz
      When the client gives "Main line" the commands:
        | command                            | "dial"                  |
        | to.type                            | "STREAM"                |
        | to.stream.endpoint                 | "wss://ear.example.com" |
        | to.stream.streamOptions.sampleRate | <RATE>                  |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | to.stream.streamOptions.sampleRate | <RATE> |

      Examples:
        | RATE  |
        |  8000 |
        | 16000 |
        | 24000 |
        | 44100 |
        | 48000 |
        | 96000 |

    Scenario Outline: Not <RATE> Hz
      When the client gives "Main line" the commands:
        | command                            | "dial"                  |
        | to.type                            | "STREAM"                |
        | to.stream.endpoint                 | "wss://ear.example.com" |
        | to.stream.streamOptions.sampleRate | <RATE>                  |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                            | "dial"                  |
        | to.type                            | "STREAM"                |
        | to.stream.endpoint                 | "wss://ear.example.com" |
        | to.stream.streamOptions.sampleRate |                    8000 |
      Then it is accepted

      Examples:
        | RATE   |
        |      0 |
        |   7999 |
        |   8001 |
        |  11025 |
        |  22050 |
        |  32000 |
        |  88200 |
        | 192000 |
        |  -8000 |
        | "8000" |
        | 8000.5 |
