@voice
Feature: Name and URL of a webhook command
  A webhook command says where its event goes and what it is called.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: The name and the URL of a webhook command are text
    Spec: Static commands

    @VOICE-CMD-14
    Scenario Outline: <WHAT>
      When the client gives the service the commands [{"command":"webhook","webhookName":<NAME>,"url":<URL>}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"webhook","webhookName":"pay","url":"https://calls.example.com/pay"}]
      Then the answer has the commands [{"webhookName":"pay","url":"https://calls.example.com/pay"}]

      Examples:
        | WHAT                    | NAME  | URL                             |
        | A name that is a number | 5     | "https://calls.example.com/pay" |
        | A name that is a list   | []    | "https://calls.example.com/pay" |
        | A URL that is a number  | "pay" | 5                               |
        | A URL that is an object | "pay" | {}                              |
