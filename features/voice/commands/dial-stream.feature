@voice
Feature: Dialling a stream
  A dial command of type STREAM sends the audio of a call to a web-socket.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-TO-03
  Rule: A target of type STREAM has a ws:// or wss:// address in stream.endpoint
    Spec: Static commands

    Scenario Outline: The address <ENDPOINT>
      When the client gives "Main line" the commands:
        | command            | "dial"     |
        | to.type            | "STREAM"   |
        | to.stream.endpoint | <ENDPOINT> |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | to.type            | "STREAM"   |
        | to.stream.endpoint | <ENDPOINT> |

      Examples:
        | ENDPOINT                                       |
        | "ws://ear.example.com/left"                    |
        | "wss://ear.example.com:8443/left?call=1&via=a" |

    Scenario Outline: <WHAT> instead of an address
      When the client gives "Main line" the commands:
        | command            | "dial"     |
        | to.type            | "STREAM"   |
        | to.stream          | <TARGET>   |
        | to.stream.endpoint | <ENDPOINT> |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command            | "dial"                  |
        | to.type            | "STREAM"                |
        | to.stream.endpoint | "wss://ear.example.com" |
      Then it is accepted

      Examples:
        | WHAT                        | TARGET | ENDPOINT                         |
        | Nothing but the type        |        |                                  |
        | Nothing                     | {}     |                                  |
        | A web address               |        | "https://ear.example.com"        |
        | An address without a scheme |        | "ear.example.com"                |
        | An unknown scheme           |        | "xwss://ear.example.com"         |
        | An address with a blank     |        | "wss://ear.example.com/left ear" |
        | A scheme alone              |        | "wss://"                         |
        | A SIP address               |        | "sip:ear@example.com"            |
