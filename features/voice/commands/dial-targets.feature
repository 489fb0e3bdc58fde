@voice
Feature: Types and headers of a dialled target
  A dial command calls one of the kinds of targets that the document names.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-TO-11
  Rule: A target of a type that the document does not name is refused
    Spec: Static commands

    @reading
    Scenario Outline: Refused: <WHAT>
      When the client gives "Main line" the commands:
        | command         | "dial"     |
        | to.type         | <TYPE>     |
        | to.sip.endpoint | <ENDPOINT> |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command         | "dial"                 |
        | to.type         | "SIP"                  |
        | to.sip.endpoint | "sip:desk@example.com" |
      Then it is accepted

      Examples:
        | WHAT                      | TYPE  | ENDPOINT               |
        | The type FAX              | "FAX" |                        |
        | The type in small letters | "sip" | "sip:desk@example.com" |
        | No type                   |       | "sip:desk@example.com" |

    @observe
    Example: A phone number, whose form the document does not show
      When the client gives "Main line" the commands:
        | command         | "dial"         |
        | to.type         | "PHONE"        |
        | to.phone.number | "+46700000001" |
      Then the platform's answer is recorded

  @VOICE-TO-12
  Rule: The callHeaders of a target are a list
    Spec: Static commands

    Scenario Outline: <TYPE> with <WHAT> for a list of callHeaders
      When the client gives "Main line" the commands:
        | command                   | "dial"       |
        | to.type                   | "<TYPE>"     |
        | to.<MEMBER>.endpoint      | "<ENDPOINT>" |
        | to.<MEMBER>.callHeaders.a | <HEADER>     |
        | to.<MEMBER>.callHeaders   | <HEADERS>    |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                 | "dial"       |
        | to.type                 | "<TYPE>"     |
        | to.<MEMBER>.endpoint    | "<ENDPOINT>" |
        | to.<MEMBER>.callHeaders | []           |
      Then it is accepted

      Examples:
        | TYPE   | MEMBER | WHAT      | ENDPOINT              | HEADER | HEADERS |
        | SIP    | sip    | an object | sip:desk@example.com  | "b"    |         |
        | SIP    | sip    | a text    | sip:desk@example.com  |        | "a: b"  |
        | STREAM | stream | an object | wss://ear.example.com | "b"    |         |
        | STREAM | stream | a text    | wss://ear.example.com |        | "a: b"  |
