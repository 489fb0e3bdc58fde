@voice
Feature: Types and headers of a dialled target
  A dial command calls one of the kinds of targets that the document names.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A target of a type that the document does not name is refused
    Spec: Static commands

    @VOICE-TO-11 @reading
    Scenario Outline: The target <TO>
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
