@voice
Feature: A call behavior that replaces another one
  A new call behavior leaves nothing of the earlier one behind.

  Background:
    Given the second service was set to {"isDefault":true}
    And the service was set to {"name":"Reception","description":"Daytime","callBehavior":{"type":"NONE"}}

  Rule: A call behavior in the body replaces the earlier one
    Spec: Endpoints / Voice service update

    @VOICE-PATCH-04
    Example: From a webhook to none
      Given the service was set to {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}}
      When the client updates the service with {"callBehavior":{"type":"NONE"}}
      Then the answer includes {"callBehavior":{"type":"NONE"}}
      And the service has {"callBehavior":{"type":"NONE"}}
      But the service does not mention "https://calls.example.com/in"

    @VOICE-PATCH-04
    Example: From a webhook to commands
      Given the service was set to {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}}
      When the client gives the service the commands [{"command":"answer"}]
      Then the service has {"callBehavior":{"type":"STATIC","static":{"commands":[{"command":"answer"}]}}}
      But the service does not mention "https://calls.example.com/in"

    @VOICE-PATCH-04
    Example: To another webhook
      Given the service was set to {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in","fallbackUrl":"https://reserve.example.com/in"}}}
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/new"}}}
      Then the service has {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/new"}}}
      But the service does not mention "https://reserve.example.com/in"

    @VOICE-PATCH-04 @observe
    Example: Another webhook without the earlier fallback
      Given the service was set to {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in","fallbackUrl":"https://calls.example.com/spare"}}}
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/new"}}}
      Then the platform's answer is recorded
