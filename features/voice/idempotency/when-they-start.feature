@voice @slow-real-time
Feature: When the time of an Idempotency-Key starts
  The ten minutes of a key start with the request that was carried out.

  Background:
    Given the project has the voice service "Main line"
    And the description of "Main line" is "Daytime"

  @VOICE-IDEM-03 @reading
  Rule: Repeating a request leaves the end of its key's 10 minutes where it was
    Spec: Endpoints / Voice service update

    @core
    Example: Used at 0, 9 and 11 minutes
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends"
      And 9 minutes pass
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1
      When 2 minutes pass
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the description of "Main line" is now "Weekdays"

    @needs-clock
    Scenario Outline: Used at 0 and 9 minutes, and once more after <SPAN>
      Given it is 2024-01-15T12:00:30.750Z
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends"
      And 9 minutes pass
      And the client updates "Main line" with description "Weekdays" under the key "K"
      And <SPAN> pass
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the description of "Main line" is now "<NOW>"

      Examples:
        | SPAN                        | NOW      |
        | 59 seconds 900 milliseconds | Weekends |
        |   1 minute 100 milliseconds | Weekdays |

  @VOICE-IDEM-17 @reading
  Rule: A key used again after 10 minutes has its new answer remembered for another 10 minutes
    Spec: Endpoints / Voice service update

    Example: Used at 0, 11 and 12 minutes
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And 11 minutes pass
      And the client updates "Main line" with description "Weekends" under the key "K"
      And the client updates "Main line" with description "Holidays"
      And 1 minute passes
      And the client updates "Main line" with description "Weekends" under the key "K"
      Then the answer is the same as answer 2
      And the description of "Main line" is now "Holidays"

  @X-30 @reading
  Rule: A repeated request gives way before the 10 minutes end and overwrites after them
    Spec: Endpoints / Voice service update

    Example: The service changes in between
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends"
      And 9 minutes 58 seconds pass
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the description of "Main line" is now "Weekends"
      When 4 seconds pass
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the description of "Main line" is now "Weekdays"
