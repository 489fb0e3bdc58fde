@voice
Feature: Name and URL of a webhook command
  A webhook command says where its event goes and what it is called.

  @VOICE-CMD-14
  Rule: The name and the URL of a webhook command are text
    Spec: Static commands

    Scenario Outline: A webhook command with <WHAT>
      Given the project has the voice service "Main line"
      And the callBehavior.type of "Main line" is "NONE"
      When the client gives "Main line" the commands:
        | command     | "webhook" |
        | webhookName | <NAME>    |
        | url         | <URL>     |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command     | "webhook"                       |
        | webhookName | "pay"                           |
        | url         | "https://calls.example.com/pay" |
      Then the answer has the commands:
        | webhookName | "pay"                           |
        | url         | "https://calls.example.com/pay" |

      Examples:
        | WHAT                    | NAME  | URL                             |
        | a name that is a number |     5 | "https://calls.example.com/pay" |
        | a name that is a list   | []    | "https://calls.example.com/pay" |
        | a URL that is a number  | "pay" |                               5 |
        | a URL that is an object | "pay" | {}                              |
