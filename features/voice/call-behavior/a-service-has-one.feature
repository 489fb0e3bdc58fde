@voice
Feature: Call behavior of a voice service
  A voice service does nothing with a call, asks the client's receiver, or carries out a list of commands.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-CB-01
  Rule: The type of a call behavior is NONE, WEBHOOK or STATIC
    Spec: callBehavior variants

    @smoke
    Scenario Outline: A behavior of its type: <WHAT>
      When the client updates "Main line" with:
        | callBehavior.type                      | <TYPE>     |
        | callBehavior.webhook.url               | <URL>      |
        | callBehavior.webhook.fallbackUrl       | <FALLBACK> |
        | callBehavior.static.commands.1.command | <COMMAND>  |
      Then it is accepted with HTTP status 200
      And the answer has:
        | callBehavior.type                      | <TYPE>     |
        | callBehavior.webhook.url               | <URL>      |
        | callBehavior.webhook.fallbackUrl       | <FALLBACK> |
        | callBehavior.static.commands.1.command | <COMMAND>  |
      And "Main line" has:
        | callBehavior.type                      | <TYPE>     |
        | callBehavior.webhook.url               | <URL>      |
        | callBehavior.webhook.fallbackUrl       | <FALLBACK> |
        | callBehavior.static.commands.1.command | <COMMAND>  |

      Examples:
        | WHAT                    | TYPE      | URL                            | FALLBACK                         | COMMAND  |
        | Nothing                 | "NONE"    |                                |                                  |          |
        | A webhook               | "WEBHOOK" | "https://calls.example.com/in" |                                  |          |
        | A webhook and a reserve | "WEBHOOK" | "https://calls.example.com/in" | "https://reserve.example.com/in" |          |
        | A list of commands      | "STATIC"  |                                |                                  | "answer" |

    Scenario Outline: <WHAT> instead of a known behavior
      When the client updates "Main line" with:
        | callBehavior      | <BEHAVIOR> |
        | callBehavior.type | <TYPE>     |
      Then it is refused
      And "Main line" is unchanged
      When the client updates "Main line" with:
        | callBehavior.type        | "WEBHOOK"                      |
        | callBehavior.webhook.url | "https://calls.example.com/in" |
      Then the answer has "callBehavior.type" set to "WEBHOOK"

      Examples:
        | WHAT                     | BEHAVIOR | TYPE    |
        | An unknown type          |          | "OTHER" |
        | A type in small letters  |          | "none"  |
        | A number as the type     |          |       1 |
        | An object without a type | {}       |         |
        | The type alone           | "NONE"   |         |

  @VOICE-CB-04 @observe
  Rule: Members of another type are refused or left out
    Spec: callBehavior variants

    Scenario Outline: A member of another type: <WHAT>
      When the client updates "Main line" with:
        | callBehavior.type                      | <TYPE>                         |
        | callBehavior.webhook.url               | "https://calls.example.com/in" |
        | callBehavior.static.commands.1.command | <COMMAND>                      |
      Then the platform's answer is recorded

      Examples:
        | WHAT                | TYPE      | COMMAND  |
        | NONE with a webhook | "NONE"    |          |
        | WEBHOOK with static | "WEBHOOK" | "answer" |
