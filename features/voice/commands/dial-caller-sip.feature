@voice
Feature: A SIP address as the caller of a dial command
  A dial command may say which SIP address calls, and under which name.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-FROM-02
  Rule: A caller of type SIP has a sip: or sips: address in sip.endpoint
    Spec: Static commands

    Scenario Outline: The address <ENDPOINT> with the name <NAME>
      When the client gives "Main line" the commands:
        | command              | "dial"                 |
        | to.type              | "SIP"                  |
        | to.sip.endpoint      | "sip:desk@example.com" |
        | from.type            | "SIP"                  |
        | from.sip.endpoint    | <ENDPOINT>             |
        | from.sip.displayName | <NAME>                 |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | from.type            | "SIP"      |
        | from.sip.endpoint    | <ENDPOINT> |
        | from.sip.displayName | <NAME>     |

      Examples:
        | ENDPOINT                                            | NAME                      |
        | "sip:a@example.org"                                 |                           |
        | "sips:a@example.org"                                |                           |
        | "sip:+46%2070-17@sip-1.example.org:5071;user=phone" | "Lena Åkesson, 2nd floor" |

    Scenario Outline: <WHAT> as the caller
      When the client gives "Main line" the commands:
        | command              | "dial"                 |
        | to.type              | "SIP"                  |
        | to.sip.endpoint      | "sip:desk@example.com" |
        | from.type            | "SIP"                  |
        | from.sip             | <SIP>                  |
        | from.sip.displayName | <NAME>                 |
        | from.sip.endpoint    | <ENDPOINT>             |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command           | "dial"                 |
        | to.type           | "SIP"                  |
        | to.sip.endpoint   | "sip:desk@example.com" |
        | from.type         | "SIP"                  |
        | from.sip.endpoint | "sip:a@example.org"    |
      Then the answer has the commands:
        | from.sip.endpoint | "sip:a@example.org" |

      Examples:
        | WHAT                      | SIP | NAME        | ENDPOINT              |
        | Nothing                   | {}  |             |                       |
        | A name without an address |     | "Reception" |                       |
        | A tel: address            |     |             | "tel:+46700000001"    |
        | An address without scheme |     |             | "a@example.org"       |
        | An unknown scheme         |     |             | "xsip:a@example.org"  |
        | An address with a blank   |     |             | "sip:a b@example.org" |
        | A web address             |     |             | "https://example.org" |

    @observe
    Example: The scheme in capitals
      When the client gives "Main line" the commands:
        | command           | "dial"                 |
        | to.type           | "SIP"                  |
        | to.sip.endpoint   | "sip:desk@example.com" |
        | from.type         | "SIP"                  |
        | from.sip.endpoint | "SIP:a@example.org"    |
      Then the platform's answer is recorded

    @needs-calls
    Example: The display name is shown on the dialled phone
      Given "Main line" was given the commands:
        | command              | "dial"                 |
        | to.type              | "SIP"                  |
        | to.sip.endpoint      | "sip:desk@example.com" |
        | from.type            | "SIP"                  |
        | from.sip.endpoint    | "sip:a@example.org"    |
        | from.sip.displayName | "Åsa & Zoë"            |
      When 1 call comes in that names "Main line"
      Then the record of the call shows:
        | what         | name                            |
        | caller shown | "Åsa & Zoë" <sip:a@example.org> |
