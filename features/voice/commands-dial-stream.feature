@voice
Feature: Dialling a stream
  A dial command of type STREAM sends the audio of a call to a web-socket.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A target of type STREAM has a ws:// or wss:// address in stream.endpoint
    Spec: Static commands

    @VOICE-TO-03
    Scenario Outline: The address <ENDPOINT>
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":<ENDPOINT>}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"to":{"type":"STREAM","stream":{"endpoint":<ENDPOINT>}}}]

      Examples:
        | ENDPOINT                |
        | "ws://ear.example.com"  |
        | "wss://ear.example.com" |

    @VOICE-TO-03
    Scenario Outline: The target <STREAM>
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM"<STREAM>}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":"wss://ear.example.com"}}}]
      Then it is accepted

      Examples:
        | STREAM                                           |
        |                                                  |
        | ,"stream":{}                                     |
        | ,"stream":{"endpoint":"https://ear.example.com"} |
        | ,"stream":{"endpoint":"ear.example.com"}         |
        | ,"stream":{"endpoint":"xwss://ear.example.com"}  |
        | ,"stream":{"endpoint":"wss://ear.example.com/left ear"} |
        | ,"stream":{"endpoint":"wss://"}                  |
        | ,"stream":{"endpoint":"sip:ear@example.com"}     |

  Rule: The sampleRate is 8000, 16000, 24000, 44100, 48000 or 96000
    Spec: Limits

    @VOICE-TO-04
    Scenario Outline: <RATE> Hz
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"sampleRate":<RATE>}}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"to":{"stream":{"streamOptions":{"sampleRate":<RATE>}}}}]

      Examples:
        | RATE  |
        | 8000  |
        | 16000 |
        | 24000 |
        | 44100 |
        | 48000 |
        | 96000 |

    @VOICE-TO-04
    Scenario Outline: Not <RATE> Hz
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"sampleRate":<RATE>}}}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"sampleRate":8000}}}}]
      Then it is accepted

      Examples:
        | RATE   |
        | 0      |
        | 7999   |
        | 8001   |
        | 11025  |
        | 22050  |
        | 32000  |
        | 88200  |
        | 192000 |
        | -8000  |
        | "8000" |
        | 8000.5 |

  Rule: The codec is PCM
    Spec: Static commands

    @VOICE-TO-05
    Example: PCM
      When the client gives the service the commands [{"command":"dial","to":{"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"codec":"PCM"}}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"to":{"stream":{"streamOptions":{"codec":"PCM"}}}}]

    @VOICE-TO-05
    Scenario Outline: <CODEC>
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
