@voice
Feature: Codec and version of a stream
  A stream is PCM, in a version that the client may name.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-TO-05
  Rule: The codec is PCM
    Spec: Static commands

    Example: PCM
      When the client gives "Main line" the commands:
        | command                       | "dial"                  |
        | to.type                       | "STREAM"                |
        | to.stream.endpoint            | "wss://ear.example.com" |
        | to.stream.streamOptions.codec | "PCM"                   |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | to.stream.streamOptions.codec | "PCM" |

    Scenario Outline: The codec <CODEC>
      When the client gives "Main line" the commands:
        | command                       | "dial"                  |
        | to.type                       | "STREAM"                |
        | to.stream.endpoint            | "wss://ear.example.com" |
        | to.stream.streamOptions.codec | <CODEC>                 |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                       | "dial"                  |
        | to.type                       | "STREAM"                |
        | to.stream.endpoint            | "wss://ear.example.com" |
        | to.stream.streamOptions.codec | "PCM"                   |
      Then it is accepted

      Examples:
        | CODEC  |
        | "PCMU" |
        | "pcm"  |
        | "OPUS" |
        | ""     |

  @VOICE-TO-06
  Rule: The version of a stream is a whole number
    Spec: Static commands

    Scenario Outline: Version <VERSION>
      When the client gives "Main line" the commands:
        | command                         | "dial"                  |
        | to.type                         | "STREAM"                |
        | to.stream.endpoint              | "wss://ear.example.com" |
        | to.stream.streamOptions.version | <VERSION>               |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                         | "dial"                  |
        | to.type                         | "STREAM"                |
        | to.stream.endpoint              | "wss://ear.example.com" |
        | to.stream.streamOptions.version |                       1 |
      Then the answer has the commands:
        | to.stream.streamOptions.version | 1 |

      Examples:
        | VERSION |
        | "1"     |
        |     1.5 |
        | true    |
