@voice
Feature: A phone number as the caller of a dial command
  A dial command may say which number calls.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A caller of type PHONE has a phone.number in E.164 form
    Spec: Static commands

    @VOICE-FROM-01
    Example: A mobile number
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}},"from":{"type":"PHONE","phone":{"number":"+46700000001"}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"from":{"type":"PHONE","phone":{"number":"+46700000001"}}}]

    @VOICE-FROM-01
    Scenario Outline: The caller <FROM>
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}},"from":<FROM>}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}},"from":{"type":"PHONE","phone":{"number":"+46700000001"}}}]
      Then the answer has the commands [{"from":{"phone":{"number":"+46700000001"}}}]

      Examples:
        | FROM                                         |
        | {"type":"PHONE"}                             |
        | {"type":"PHONE","phone":{}}                  |
        | {"type":"PHONE","phone":{"number":"abc"}}    |
        | {"type":"PHONE","phone":{"number":""}}       |
        | {"type":"PHONE","phone":{"number":46700000001}} |

    @VOICE-FROM-01 @observe
    Scenario Outline: The number <NUMBER>
      When the client gives the service the commands [{"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}},"from":{"type":"PHONE","phone":{"number":<NUMBER>}}}]
      Then the platform's answer is recorded

      Examples:
        | NUMBER              |
        | "46700000001"       |
        | "+0123"             |
        | "+1234567890123456" |
