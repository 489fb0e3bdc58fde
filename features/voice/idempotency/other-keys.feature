@voice
Feature: Updates under different keys or none
  A key stands for one update: another body does not change it, and another key is another update.

  Background:
    Given the project has the voice service "Main line"
    And the description of "Main line" is "Daytime"

  @VOICE-IDEM-04 @reading
  Rule: A key that comes again with another body gets the first answer and applies nothing
    Spec: Endpoints / Voice service update

    Example: Another description under the same key
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends" under the key "K"
      Then the answer is the same as answer 1
      And the description of "Main line" is now "Weekdays"
      When the client updates "Main line" with description "Weekends" under the key "L"
      Then the description of "Main line" is now "Weekends"

  @VOICE-IDEM-05
  Rule: Requests carrying different Idempotency-Key values are each carried out
    Spec: Endpoints / Voice service update

    Example: Two keys, two descriptions
      When the client updates "Main line" with description "Weekdays" under the key "K"
      Then the description of "Main line" is now "Weekdays"
      When the client updates "Main line" with description "Weekends" under the key "L"
      Then the answer has "description" set to "Weekends"
      And the description of "Main line" is now "Weekends"

    Example: Two keys that differ in their last digit alone
      When the client updates "Main line" with description "Weekdays" under the key "98765432-1098-4765-8432-109876543210"
      And the client updates "Main line" with description "Weekends" under the key "98765432-1098-4765-8432-109876543211"
      Then the description of "Main line" is now "Weekends"

    Example: Two keys of more than 110 characters that differ at their end alone, where such keys are taken
      When the client updates "Main line" with description "Weekdays" under the key "0123456789-abcdefghij-0123456789-abcdefghij-0123456789-abcdefghij-0123456789-abcdefghij-0123456789-abcdefghij-%31"
      And the client updates "Main line" with description "Weekends" under the key "0123456789-abcdefghij-0123456789-abcdefghij-0123456789-abcdefghij-0123456789-abcdefghij-0123456789-abcdefghij-1"
      And the client updates "Main line" with description "Evenings"
      Then every update is answered with what it set

  @VOICE-IDEM-06 @reading
  Rule: Requests without an Idempotency-Key are all carried out, even when alike
    Spec: Endpoints / Voice service update

    Example: The same update before and after another
      When the client updates "Main line" with description "Weekdays"
      Then the description of "Main line" is now "Weekdays"
      When the client updates "Main line" with description "Weekends"
      Then the description of "Main line" is now "Weekends"
      When the client updates "Main line" with description "Weekdays"
      Then the description of "Main line" is now "Weekdays"
