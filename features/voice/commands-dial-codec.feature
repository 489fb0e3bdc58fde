@voice
Feature: Codec and version of a stream
  A stream is PCM, in a version that the client may name.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: The codec is PCM
    Spec: Static commands

    @VOICE-TO-05
    Example: PCM
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"codec":"PCM"}}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"to":{"stream":{"streamOptions":{"codec":"PCM"}}}}]

    @VOICE-TO-05
    Scenario Outline: The codec <CODEC>
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"codec":<CODEC>}}}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"codec":"PCM"}}}}]
      Then it is accepted

      Examples:
        | CODEC  |
        | "PCMU" |
        | "pcm"  |
        | "OPUS" |
        | ""     |

  Rule: The version of a stream is a whole number
    Spec: Static commands

    @VOICE-TO-06 @reading
    Scenario Outline: Version <VERSION>
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"version":<VERSION>}}}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"version":1}}}}]
      Then the answer has the commands [{"to":{"stream":{"streamOptions":{"version":1}}}}]

      Examples:
        | VERSION |
        | "1"     |
        | 1.5     |
        | true    |
