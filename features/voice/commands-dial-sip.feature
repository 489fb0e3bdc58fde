@voice
Feature: Dialling a SIP address
  A dial command of type SIP calls an address.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A target of type SIP has a sip: or sips: address in sip.endpoint
    Spec: Static commands

    @VOICE-TO-01
    Scenario Outline: The address <ENDPOINT>
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":<ENDPOINT>}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"to":{"type":"SIP","sip":{"endpoint":<ENDPOINT>}}}]

      Examples:
        | ENDPOINT                |
        | "sip:desk@example.com"  |
        | "sips:desk@example.com" |

    @VOICE-TO-01
    Scenario Outline: The target <SIP>
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP"<SIP>}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}}]
      Then it is accepted

      Examples:
        | SIP                                          |
        |                                              |
        | ,"sip":{}                                    |
        | ,"sip":{"endpoint":"wss://desk.example.com"} |
        | ,"sip":{"endpoint":"tel:+46700000001"}       |
        | ,"sip":{"endpoint":"desk@example.com"}       |
        | ,"sip":{"endpoint":"xsip:desk@example.com"}  |
        | ,"sip":{"endpoint":"sip:front desk@example.com"} |
        | ,"sip":{"endpoint":5}                        |
