@voice
Feature: A call behavior that replaces another one
  A new call behavior leaves nothing of the earlier one behind.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And "Second line" is the default service
    And "Main line" has been set to:
      | name              | "Reception" |
      | description       | "Daytime"   |
      | callBehavior.type | "NONE"      |

  @VOICE-PATCH-04
  Rule: A call behavior in the body replaces the earlier one
    Spec: Endpoints / Voice service update

    Example: From a webhook to none
      Given "Main line" has been set to:
        | callBehavior.type        | "WEBHOOK"                      |
        | callBehavior.webhook.url | "https://calls.example.com/in" |
      When the client updates "Main line" with callBehavior.type "NONE"
      Then the answer has "callBehavior.type" set to "NONE"
      And the callBehavior.type of "Main line" is now "NONE"
      But "Main line" does not mention "https://calls.example.com/in"

    Example: From a webhook to commands
      Given "Main line" has been set to:
        | callBehavior.type        | "WEBHOOK"                      |
        | callBehavior.webhook.url | "https://calls.example.com/in" |
      When the client gives "Main line" the commands:
        | command | "answer" |
      Then "Main line" has:
        | callBehavior.type                      | "STATIC" |
        | callBehavior.static.commands.1.command | "answer" |
      But "Main line" does not mention "https://calls.example.com/in"

    Example: To another webhook
      Given "Main line" has been set to:
        | callBehavior.type                | "WEBHOOK"                        |
        | callBehavior.webhook.url         | "https://calls.example.com/in"   |
        | callBehavior.webhook.fallbackUrl | "https://reserve.example.com/in" |
      When the client updates "Main line" with:
        | callBehavior.type        | "WEBHOOK"                       |
        | callBehavior.webhook.url | "https://calls.example.com/new" |
      Then "Main line" has:
        | callBehavior.type        | "WEBHOOK"                       |
        | callBehavior.webhook.url | "https://calls.example.com/new" |
      But "Main line" does not mention "https://reserve.example.com/in"

    Example: To commands without a name
      Given "Main line" has been set to:
        | callBehavior.type                      | "STATIC" |
        | callBehavior.static.callName           | "desk"   |
        | callBehavior.static.commands.1.command | "answer" |
      When the client gives "Main line" the commands:
        | command | "hangup" |
      Then "Main line" has:
        | callBehavior.static.commands.1.command | "hangup" |
      But "Main line" does not mention "desk"

    @observe
    Example: Another webhook without the earlier fallback
      Given "Main line" has been set to:
        | callBehavior.type                | "WEBHOOK"                         |
        | callBehavior.webhook.url         | "https://calls.example.com/in"    |
        | callBehavior.webhook.fallbackUrl | "https://calls.example.com/spare" |
      When the client updates "Main line" with:
        | callBehavior.type        | "WEBHOOK"                       |
        | callBehavior.webhook.url | "https://calls.example.com/new" |
      Then the platform's answer is recorded
