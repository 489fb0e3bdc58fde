@voice
Feature: A phone number as the caller of a dial command
  A dial command may say which number calls.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-FROM-01
  Rule: A caller of type PHONE has a phone.number in E.164 form
    Spec: Static commands

    Example: A number of fifteen digits
      When the client gives "Main line" the commands:
        | command           | "dial"                 |
        | to.type           | "SIP"                  |
        | to.sip.endpoint   | "sip:desk@example.com" |
        | from.type         | "PHONE"                |
        | from.phone.number | "+436641234567890"     |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | from.type         | "PHONE"            |
        | from.phone.number | "+436641234567890" |

    Scenario Outline: <WHAT> as the caller
      When the client gives "Main line" the commands:
        | command           | "dial"                 |
        | to.type           | "SIP"                  |
        | to.sip.endpoint   | "sip:desk@example.com" |
        | from.type         | "PHONE"                |
        | from.phone        | <PHONE>                |
        | from.phone.number | <NUMBER>               |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command           | "dial"                 |
        | to.type           | "SIP"                  |
        | to.sip.endpoint   | "sip:desk@example.com" |
        | from.type         | "PHONE"                |
        | from.phone.number | "+6834123"             |
      Then the answer has the commands:
        | from.phone.number | "+6834123" |

      Examples:
        | WHAT                     | PHONE | NUMBER      |
        | Nothing but the type     |       |             |
        | A phone without a number | {}    |             |
        | A word                   |       | "abc"       |
        | An empty text            |       | ""          |
        | A number that is no text |       | 46700000001 |

    @needs-calls
    Example: The number is shown on the dialled phone
      Given "Main line" was given the commands:
        | command           | "dial"                 |
        | to.type           | "SIP"                  |
        | to.sip.endpoint   | "sip:desk@example.com" |
        | from.type         | "PHONE"                |
        | from.phone.number | "+46700000001"         |
      When 1 call comes in that names "Main line"
      Then the record of the call shows:
        | what         | name         |
        | caller shown | +46700000001 |

    @observe
    Scenario Outline: The number <NUMBER>
      When the client gives "Main line" the commands:
        | command           | "dial"                 |
        | to.type           | "SIP"                  |
        | to.sip.endpoint   | "sip:desk@example.com" |
        | from.type         | "PHONE"                |
        | from.phone.number | <NUMBER>               |
      Then the platform's answer is recorded

      Examples:
        | NUMBER              |
        | "46700000001"       |
        | "+0123"             |
        | "+1234567890123456" |
