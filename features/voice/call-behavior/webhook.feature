@voice
Feature: A call behavior of type WEBHOOK
  The client's receiver hears of a call at one URL, and at another when the first one fails.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-CB-02
  Rule: A WEBHOOK behavior has a URL in webhook.url and may have another in webhook.fallbackUrl
    Spec: callBehavior variants

    Scenario Outline: A refused webhook: <WHAT>
      When the client updates "Main line" with:
        | callBehavior.type                | "WEBHOOK"  |
        | callBehavior.webhook             | <WEBHOOK>  |
        | callBehavior.webhook.url         | <URL>      |
        | callBehavior.webhook.fallbackUrl | <FALLBACK> |
      Then it is refused
      And "Main line" is unchanged
      When the client updates "Main line" with:
        | callBehavior.type        | "WEBHOOK"                      |
        | callBehavior.webhook.url | "https://calls.example.com/in" |
      Then the answer has "callBehavior.webhook.url" set to "https://calls.example.com/in"

      Examples:
        | WHAT                   | WEBHOOK | URL | FALLBACK                         |
        | No webhook             |         |     |                                  |
        | An empty webhook       | {}      |     |                                  |
        | A URL that is a number |         |   5 |                                  |
        | A fallbackUrl alone    |         |     | "https://reserve.example.com/in" |

    @observe
    Scenario Outline: The URL <URL>
      When the client updates "Main line" with:
        | callBehavior.type        | "WEBHOOK" |
        | callBehavior.webhook.url | <URL>     |
      Then the platform's answer is recorded

      Examples:
        | URL                        |
        | ""                         |
        | "calls.example.com"        |
        | "ftp://calls.example.com/" |
