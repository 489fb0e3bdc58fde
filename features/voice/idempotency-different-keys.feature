@voice
Feature: Updates under different keys or none
  A key stands for one update: another body does not change it, and another key is another update.

  Background:
    Given the service was set to {"description":"Daytime"}

  Rule: A key that comes again with another body gets the first answer and applies nothing
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-04 @reading
    Example: Another description under the same key
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the service with {"description":"Weekends"} under the key "K"
      Then the answer is the same as answer 1
      And the service has {"description":"Weekdays"}
      When the client updates the service with {"description":"Weekends"} under the key "L"
      Then the service has {"description":"Weekends"}

  Rule: Requests with different keys are independent
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-05
    Example: Two keys, two descriptions
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the service has {"description":"Weekdays"}
      When the client updates the service with {"description":"Weekends"} under the key "L"
      Then the answer includes {"description":"Weekends"}
      And the service has {"description":"Weekends"}

  Rule: Requests without a key are all carried out
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-06 @reading
    Example: The same update before and after another
      When the client updates the service with {"description":"Weekdays"}
      Then the service has {"description":"Weekdays"}
      When the client updates the service with {"description":"Weekends"}
      Then the service has {"description":"Weekends"}
      When the client updates the service with {"description":"Weekdays"}
      Then the service has {"description":"Weekdays"}
