@voice @slow-real-time
Feature: How long an Idempotency-Key is remembered
  Ten minutes after its first use a key is new again.

  Background:
    Given the service was set to {"description":"Daytime"}

  Rule: A key is remembered for 10 minutes from its first use
    Spec: Limits

    @VOICE-IDEM-02
    Scenario Outline: Used again after <SPAN>
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And <SPAN> pass
      And the client updates the service with {"description":"Weekends"} under the key "K"
      Then the answer includes {"description":"<NOW>"}
      And the service has {"description":"<NOW>"}

      Examples: In time that can be waited for
        | SPAN                  | NOW      |
        | 0 seconds             | Weekdays |
        | 1 second              | Weekdays |
        | 5 minutes             | Weekdays |
        | 9 minutes 30 seconds  | Weekdays |
        | 10 minutes 30 seconds | Weekends |
        | 60 minutes            | Weekends |

      @needs-clock
      Examples: Close to the edge
        | SPAN                                  | NOW      |
        | 9 minutes 59 seconds                  | Weekdays |
        | 9 minutes 59 seconds 999 milliseconds | Weekdays |
        | 10 minutes 1 millisecond              | Weekends |
        | 10 minutes 1 second                   | Weekends |

    @VOICE-IDEM-02 @observe @needs-clock
    Example: Used again after 10 minutes to the millisecond
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And 10 minutes pass
      And the client updates the service with {"description":"Weekends"} under the key "K"
      Then the platform's answer is recorded

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
