@voice
Feature: Dialling a SIP address
  A dial command of type SIP calls an address.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-TO-01
  Rule: A target of type SIP has a sip: or sips: address in sip.endpoint
    Spec: Static commands

    Scenario Outline: The address <ENDPOINT>
      When the client gives "Main line" the commands:
        | command         | "dial"     |
        | to.type         | "SIP"      |
        | to.sip.endpoint | <ENDPOINT> |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | to.type         | "SIP"      |
        | to.sip.endpoint | <ENDPOINT> |

      Examples:
        | ENDPOINT                                             |
        | "sip:desk@example.com"                               |
        | "sips:+46%2070-17@sip-1.example.com:5071;user=phone" |

    Scenario Outline: <WHAT> instead of an address
      When the client gives "Main line" the commands:
        | command         | "dial"     |
        | to.type         | "SIP"      |
        | to.sip          | <TARGET>   |
        | to.sip.endpoint | <ENDPOINT> |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command         | "dial"                 |
        | to.type         | "SIP"                  |
        | to.sip.endpoint | "sip:desk@example.com" |
      Then it is accepted

      Examples:
        | WHAT                        | TARGET | ENDPOINT                     |
        | Nothing but the type        |        |                              |
        | Nothing                     | {}     |                              |
        | A web-socket address        |        | "wss://desk.example.com"     |
        | A tel: address              |        | "tel:+46700000001"           |
        | An address without a scheme |        | "desk@example.com"           |
        | An unknown scheme           |        | "xsip:desk@example.com"      |
        | An address with a blank     |        | "sip:front desk@example.com" |
        | A number                    |        |                            5 |
