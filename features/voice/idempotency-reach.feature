@voice
Feature: Reach of an Idempotency-Key
  The document leaves open how far a key reaches and whether refusals are remembered.

  Background:
    Given the service was set to {"description":"Daytime"}

  Rule: A key may reach beyond its service
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-08 @observe
    Example: The same key on another service of the project
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the second service with {"description":"Weekends"} under the key "K"
      Then the platform's answer is recorded

  Rule: A refusal may be the answer that is repeated
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-10 @observe
    Example: isDefault false, then a good update under the same key
      When the client updates the service with {"isDefault":false} under the key "K"
      Then it is refused with HTTP status 400
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the platform's answer is recorded

    @X-31 @observe
    Example: Invalid JSON, then a good update under the same key
      When the client updates the service with {"description":} under the key "K"
      Then it is refused
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the platform's answer is recorded
