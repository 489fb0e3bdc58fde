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
