@voice
Feature: Reach of an Idempotency-Key
  The document leaves open how far a key reaches and whether refusals are remembered.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And the description of "Main line" is "Daytime"

  @VOICE-IDEM-08 @observe
  Rule: Whether one key used on two voice services of a project counts as a repeat is left undecided
    Spec: Endpoints / Voice service update

    Example: The same key on another service of the project
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Second line" with description "Weekends" under the key "K"
      Then the platform's answer is recorded

  Rule: Whether an answer of HTTP status 400 is remembered for its key is left undecided
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-10 @observe
    Example: isDefault false, then a good update under the same key
      When the client updates "Main line" with isDefault false under the key "K"
      Then it is refused with HTTP status 400
      When the client updates "Main line" with description "Weekdays" under the key "K"
      Then the platform's answer is recorded

    @X-31 @observe
    Example: Invalid JSON, then a good update under the same key
      When the client updates "Main line" with callBehavior {"type":} under the key "K"
      Then it is refused
      When the client updates "Main line" with description "Weekdays" under the key "K"
      Then the platform's answer is recorded
