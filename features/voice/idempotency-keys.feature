@voice
Feature: Values of an Idempotency-Key
  The document recommends random UUIDs and leaves other values open.

  Background:
    Given the service was set to {"description":"Daytime"}

  Rule: Whatever text is taken as a key counts as one
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-15 @reading
    Scenario Outline: The key <KEY>
      When the client updates the service with {"description":"Weekdays"} under the Idempotency-Key "<KEY>"
      Then the platform's answer is recorded
      When the client updates the service with {"description":"Weekends"} under the Idempotency-Key "<KEY>"
      Then the answer is the same as answer 1

      Examples:
        | KEY                                  |
        | abc                                  |
        | 7                                    |
        | order 17 of monday                   |
        | b2f1d0c8-3d54-11ee-be56-0242ac120002 |

    @VOICE-IDEM-15 @observe
    Scenario Outline: A key <WHAT>
      When the client updates the service with {"description":"Weekdays"} under the Idempotency-Key "<KEY>"
      Then the platform's answer is recorded

      Examples:
        | WHAT               | KEY                |
        | of 255 characters  | 012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234 |

  Rule: Upper and lower case may make two keys
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-16 @observe
    Example: The same letters in capitals
      When the client updates the service with {"description":"Weekdays"} under the Idempotency-Key "order-7f3a-b19c-d204"
      And the client updates the service with {"description":"Weekends"} under the Idempotency-Key "ORDER-7F3A-B19C-D204"
      Then the platform's answer is recorded
