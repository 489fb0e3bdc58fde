@voice
Feature: Dialling a SIP address
  A dial command of type SIP calls an address over a transport of the client's choice.

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

  Rule: The transport is UDP, TCP or TLS
    Spec: Static commands

    @VOICE-TO-02
    Scenario Outline: <TRANSPORT>
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com","transport":<TRANSPORT>}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"to":{"sip":{"transport":<TRANSPORT>}}}]

      Examples:
        | TRANSPORT |
        | "UDP"     |
        | "TCP"     |
        | "TLS"     |

    @VOICE-TO-02
    Scenario Outline: No <TRANSPORT>
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
    Scenario Outline: <ENDPOINT>
      Given the service was given the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"<ENDPOINT>"<TRANSPORT>}}}]
      When a call comes in that names the service
      Then the record of the call shows:
        | what    | name      |
        | dialled | <DIALLED> |

      Examples:
        | ENDPOINT              | TRANSPORT          | DIALLED                        |
        | sip:desk@example.com  |                    | sip:desk@example.com over UDP  |
        | sips:desk@example.com |                    | sips:desk@example.com over TLS |
        | sip:desk@example.com  | ,"transport":"TCP" | sip:desk@example.com over TCP  |

  Rule: A target of a type that the document does not name is refused
    Spec: Static commands

    @VOICE-TO-11 @reading
    Scenario Outline: <TO>
      When the client gives the service the commands [{"command":"dial","to":<TO>}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}}]
      Then it is accepted

      Examples:
        | TO                                                       |
        | {"type":"FAX"}                                           |
        | {"type":"sip","sip":{"endpoint":"sip:desk@example.com"}} |
        | {"sip":{"endpoint":"sip:desk@example.com"}}              |

    @VOICE-TO-11 @observe
    Example: A phone number, whose form the document does not show
      When the client gives the service the commands [{"command":"dial","to":{"type":"PHONE","phone":{"number":"+46700000001"}}}]
      Then the platform's answer is recorded

  Rule: The callHeaders of a target are a list
    Spec: Static commands

    @VOICE-TO-12
    Scenario Outline: <TYPE> with callHeaders <HEADERS>
      When the client gives the service the commands [{"command":"dial","to":{"type":"<TYPE>","<MEMBER>":{"endpoint":"<ENDPOINT>","callHeaders":<HEADERS>}}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"<TYPE>","<MEMBER>":{"endpoint":"<ENDPOINT>","callHeaders":[]}}}]
      Then it is accepted

      Examples:
        | TYPE   | MEMBER | ENDPOINT              | HEADERS   |
        | SIP    | sip    | sip:desk@example.com  | {"a":"b"} |
        | SIP    | sip    | sip:desk@example.com  | "a: b"    |
        | STREAM | stream | wss://ear.example.com | {"a":"b"} |
        | STREAM | stream | wss://ear.example.com | "a: b"    |

    @VOICE-TO-12 @observe
    Example: An empty list
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com","callHeaders":[]}}}]
      Then the platform's answer is recorded
