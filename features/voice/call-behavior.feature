@voice
Feature: Call behavior of a voice service
  A voice service does nothing with a call, asks the client's receiver, or carries out a list of commands.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: The type of a call behavior is NONE, WEBHOOK or STATIC
    Spec: callBehavior variants

    @VOICE-CB-01 @smoke
    Scenario Outline: <WHAT>
      When the client updates the service with {"callBehavior":<BEHAVIOR>}
      Then it is accepted with HTTP status 200
      And the answer includes {"callBehavior":<BEHAVIOR>}
      And the service has {"callBehavior":<BEHAVIOR>}

      Examples:
        | WHAT                    | BEHAVIOR |
        | Nothing                 | {"type":"NONE"} |
        | A webhook               | {"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}} |
        | A webhook and a reserve | {"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in","fallbackUrl":"https://reserve.example.com/in"}} |
        | A list of commands      | {"type":"STATIC","static":{"commands":[{"command":"answer"}]}} |

    @VOICE-CB-01
    Scenario Outline: The unknown behavior <BEHAVIOR>
      When the client updates the service with {"callBehavior":<BEHAVIOR>}
      Then it is refused
      And the service is unchanged
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}}
      Then the answer includes {"callBehavior":{"type":"WEBHOOK"}}

      Examples:
        | BEHAVIOR         |
        | {"type":"OTHER"} |
        | {"type":"none"}  |
        | {"type":1}       |
        | {}               |
        | "NONE"           |

  Rule: Members of another type are refused or left out
    Spec: callBehavior variants

    @VOICE-CB-04 @observe
    Scenario Outline: <WHAT>
      When the client updates the service with {"callBehavior":<BEHAVIOR>}
      Then the platform's answer is recorded

      Examples:
        | WHAT                       | BEHAVIOR |
        | NONE with a webhook        | {"type":"NONE","webhook":{"url":"https://calls.example.com/in"}} |
        | WEBHOOK with static        | {"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"},"static":{"commands":[{"command":"answer"}]}} |
