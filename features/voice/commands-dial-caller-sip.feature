@voice
Feature: A SIP address as the caller of a dial command
  A dial command may say which SIP address calls, and under which name.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A caller of type SIP has a sip: or sips: address in sip.endpoint
    Spec: Static commands

    @VOICE-FROM-02
    Scenario Outline: The caller <SIP>
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}},"from":{"type":"SIP","sip":<SIP>}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"from":{"type":"SIP","sip":<SIP>}}]

      Examples:
        | SIP                                                   |
        | {"endpoint":"sip:a@example.org"}                      |
        | {"endpoint":"sips:a@example.org"}                     |
        | {"endpoint":"sip:a@example.org","displayName":"Reception"} |

    @VOICE-FROM-02
    Scenario Outline: The address <SIP>
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}},"from":{"type":"SIP","sip":<SIP>}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}},"from":{"type":"SIP","sip":{"endpoint":"sip:a@example.org"}}}]
      Then the answer has the commands [{"from":{"sip":{"endpoint":"sip:a@example.org"}}}]

      Examples:
        | SIP                                |
        | {}                                 |
        | {"displayName":"Reception"}        |
        | {"endpoint":"tel:+46700000001"}    |
        | {"endpoint":"a@example.org"}       |
        | {"endpoint":"xsip:a@example.org"}  |
        | {"endpoint":"sip:a b@example.org"} |
        | {"endpoint":"https://example.org"} |

    @VOICE-FROM-02 @observe
    Example: The scheme in capitals
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}},"from":{"type":"SIP","sip":{"endpoint":"SIP:a@example.org"}}}]
      Then the platform's answer is recorded

    @VOICE-FROM-02 @needs-calls
    Example: The display name is shown to whoever is dialled
      Given the service was given the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}},"from":{"type":"SIP","sip":{"endpoint":"sip:a@example.org","displayName":"Reception"}}}]
      When a call comes in that names the service
      Then the record of the call shows:
        | what         | name                            |
        | caller shown | "Reception" <sip:a@example.org> |
