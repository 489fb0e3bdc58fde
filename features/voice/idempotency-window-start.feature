@voice @slow-real-time
Feature: When the time of an Idempotency-Key starts
  The ten minutes of a key start with the request that was carried out.

  Background:
    Given the service was set to {"description":"Daytime"}

  Rule: A repeated request does not extend the 10 minutes
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-03 @reading
    Example: Used at 0, 9 and 11 minutes
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And 9 minutes pass
      And the client updates the service with {"description":"Weekends"} under the key "K"
      Then the answer is the same as answer 1
      When 2 minutes pass
      And the client updates the service with {"description":"Holidays"} under the key "K"
      Then the service has {"description":"Holidays"}

    @VOICE-IDEM-03 @reading @needs-clock
    Scenario Outline: Used at 0 and 9 minutes, and once more after <SPAN>
      Given it is 2024-01-15T12:00:30.750Z
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And 9 minutes pass
      And the client updates the service with {"description":"Weekends"} under the key "K"
      And <SPAN> pass
      And the client updates the service with {"description":"Holidays"} under the key "K"
      Then the service has {"description":"<NOW>"}

      Examples:
        | SPAN                        | NOW      |
        | 59 seconds 900 milliseconds | Weekdays |
        | 1 minute 100 milliseconds   | Holidays |

  Rule: After 10 minutes the new answer is remembered for 10 more
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-17 @reading
    Example: Used at 0, 11 and 12 minutes
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And 11 minutes pass
      And the client updates the service with {"description":"Weekends"} under the key "K"
      And 1 minute passes
      And the client updates the service with {"description":"Holidays"} under the key "K"
      Then the answer is the same as answer 2
      And the service has {"description":"Weekends"}

  Rule: A repeated request gives way before the 10 minutes end and overwrites after them
    Spec: Endpoints / Voice service update

    @X-30 @reading
    Example: The service changes in between
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the service with {"description":"Weekends"}
      And 9 minutes 58 seconds pass
      And the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the service has {"description":"Weekends"}
      When 4 seconds pass
      And the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the service has {"description":"Weekdays"}
