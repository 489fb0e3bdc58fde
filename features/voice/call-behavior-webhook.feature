@voice
Feature: A call behavior of type WEBHOOK
  The client's receiver hears of a call at one URL, and at another when the first one fails.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A WEBHOOK behavior has a URL in webhook.url and may have another in webhook.fallbackUrl
    Spec: callBehavior variants

    @VOICE-CB-02
    Scenario Outline: <WHAT>
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK"<REST>}}
      Then it is refused
      And the service is unchanged
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}}
      Then the answer includes {"callBehavior":{"webhook":{"url":"https://calls.example.com/in"}}}

      Examples:
        | WHAT                   | REST |
        | No webhook             |      |
        | An empty webhook       | ,"webhook":{} |
        | A URL that is a number | ,"webhook":{"url":5} |
        | A fallbackUrl alone    | ,"webhook":{"fallbackUrl":"https://reserve.example.com/in"} |

    @VOICE-CB-02 @observe
    Scenario Outline: The URL <URL>
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":<URL>}}}
      Then the platform's answer is recorded

      Examples:
        | URL                        |
        | ""                         |
        | "calls.example.com"        |
        | "ftp://calls.example.com/" |
