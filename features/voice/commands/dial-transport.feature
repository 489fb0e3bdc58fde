@voice
Feature: The transport to a SIP address
  A dial command of type SIP may choose how its address is reached.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-TO-02
  Rule: The transport is UDP, TCP or TLS
    Spec: Static commands

    Scenario Outline: The transport <TRANSPORT>
      When the client gives "Main line" the commands:
        | command          | "dial"                 |
        | to.type          | "SIP"                  |
        | to.sip.endpoint  | "sip:desk@example.com" |
        | to.sip.transport | <TRANSPORT>            |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | to.sip.transport | <TRANSPORT> |

      Examples:
        | TRANSPORT |
        | "UDP"     |
        | "TCP"     |
        | "TLS"     |

    Scenario Outline: Not the transport <TRANSPORT>
      When the client gives "Main line" the commands:
        | command          | "dial"                 |
        | to.type          | "SIP"                  |
        | to.sip.endpoint  | "sip:desk@example.com" |
        | to.sip.transport | <TRANSPORT>            |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command          | "dial"                 |
        | to.type          | "SIP"                  |
        | to.sip.endpoint  | "sip:desk@example.com" |
        | to.sip.transport | "TCP"                  |
      Then it is accepted

      Examples:
        | TRANSPORT |
        | "SCTP"    |
        | ""        |
        |      5060 |

    @observe
    Example: The transport in small letters
      When the client gives "Main line" the commands:
        | command          | "dial"                 |
        | to.type          | "SIP"                  |
        | to.sip.endpoint  | "sip:desk@example.com" |
        | to.sip.transport | "udp"                  |
      Then the platform's answer is recorded

  @VOICE-TO-02 @needs-calls
  Rule: Without a transport sip: goes over UDP and sips: over TLS
    Spec: Static commands

    Scenario Outline: Dialled: <DIALLED>
      Given "Main line" was given the commands:
        | command          | "dial"       |
        | to.type          | "SIP"        |
        | to.sip.endpoint  | "<ENDPOINT>" |
        | to.sip.transport | <TRANSPORT>  |
      When 1 call comes in that names "Main line"
      Then the record of the call shows:
        | what    | name      |
        | dialled | <DIALLED> |

      Examples:
        | ENDPOINT                   | TRANSPORT | DIALLED                             |
        | sip:desk@example.com       |           | sip:desk@example.com over UDP       |
        | sips:desk@example.com      |           | sips:desk@example.com over TLS      |
        | sips:desk@example.com:5071 |           | sips:desk@example.com:5071 over TLS |
        | sip:desk@example.com:5061  |           | sip:desk@example.com:5061 over UDP  |
        | sip:desk@example.com       | "TCP"     | sip:desk@example.com over TCP       |

    Example: Two addresses, one after another
      Given "Main line" was given the commands:
        | command         | "dial"                 | "dial"                   |
        | to.type         | "SIP"                  | "SIP"                    |
        | to.sip.endpoint | "sip:desk@example.com" | "sips:night@example.com" |
      When 1 call comes in that names "Main line"
      Then the record of the call shows:
        | what    | name                            |
        | dialled | sip:desk@example.com over UDP   |
        | dialled | sips:night@example.com over TLS |
