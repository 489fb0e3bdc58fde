@voice
Feature: The transport to a SIP address
  A dial command of type SIP may choose how its address is reached.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: The transport is UDP, TCP or TLS
    Spec: Static commands

    @VOICE-TO-02
    Scenario Outline: The transport <TRANSPORT>
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com","transport":<TRANSPORT>}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"to":{"sip":{"transport":<TRANSPORT>}}}]

      Examples:
        | TRANSPORT |
        | "UDP"     |
        | "TCP"     |
        | "TLS"     |

    @VOICE-TO-02
    Scenario Outline: Not the transport <TRANSPORT>
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com","transport":<TRANSPORT>}}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com","transport":"TCP"}}}]
      Then it is accepted

      Examples:
        | TRANSPORT |
        | "SCTP"    |
        | ""        |
        | 5060      |

    @VOICE-TO-02 @observe
    Example: The transport in small letters
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com","transport":"udp"}}}]
      Then the platform's answer is recorded

  Rule: Without a transport sip: goes over UDP and sips: over TLS
    Spec: Static commands

    @VOICE-TO-02 @needs-calls
    Scenario Outline: Dialled: <DIALLED>
      Given the service was given the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"<ENDPOINT>"<TRANSPORT>}}}]
      When a call comes in that names the service
      Then the record of the call shows:
        | what    | name      |
        | dialled | <DIALLED> |

      Examples:
        | ENDPOINT                   | TRANSPORT          | DIALLED                             |
        | sip:desk@example.com       |                    | sip:desk@example.com over UDP       |
        | sips:desk@example.com      |                    | sips:desk@example.com over TLS      |
        | sips:desk@example.com:5071 |                    | sips:desk@example.com:5071 over TLS |
        | sip:desk@example.com:5061  |                    | sip:desk@example.com:5061 over UDP  |
        | sip:desk@example.com       | ,"transport":"TCP" | sip:desk@example.com over TCP       |

    @VOICE-TO-02 @needs-calls
    Example: Two addresses, one after another
      Given the service was given the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}},{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sips:night@example.com"}}}]
      When a call comes in that names the service
      Then the record of the call shows:
        | what    | name                            |
        | dialled | sip:desk@example.com over UDP   |
        | dialled | sips:night@example.com over TLS |
