@voice
Feature: Values of an Idempotency-Key
  The document recommends random UUIDs and leaves other values open.

  Background:
    Given the project has the voice service "Main line"
    And the description of "Main line" is "Daytime"

  @VOICE-IDEM-15
  Rule: Any text that the platform takes as an Idempotency-Key counts as one, whether or not it is a UUID
    Spec: Endpoints / Voice service update

    @reading
    Scenario Outline: The key <KEY>
      When the client updates "Main line" with description "Weekdays" under the key "<KEY>"
      Then the platform's answer is recorded
      When the client updates "Main line" with description "Weekends"
      And the client updates "Main line" with description "Weekdays" under the key "<KEY>"
      Then the answer is the same as answer 1
      And the description of "Main line" is now "Weekends"

      Examples:
        | KEY                                           |
        | abc                                           |
        |                                             7 |
        | order 17 of monday, the second of three parts |
        | b2f1d0c8-3d54-11ee-be56-0242ac120002          |

    @observe
    Example: A key of 255 characters
      When the client updates "Main line" with description "Weekdays" under the key "012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234"
      Then the platform's answer is recorded

  @VOICE-IDEM-16 @observe
  Rule: Whether upper and lower case make two Idempotency-Key values different is left undecided
    Spec: Endpoints / Voice service update

    Example: The same letters in capitals
      When the client updates "Main line" with description "Weekdays" under the key "order-7f3a-b19c-d204"
      And the client updates "Main line" with description "Weekends" under the key "ORDER-7F3A-B19C-D204"
      Then the platform's answer is recorded
