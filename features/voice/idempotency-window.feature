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

    @VOICE-IDEM-02 @needs-clock
    Scenario Outline: First used at <FIRST> and used again after <SPAN>
      Given it is <FIRST>
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And <SPAN> pass
      And the client updates the service with {"description":"Weekends"} under the key "K"
      Then the answer includes {"description":"<NOW>"}
      And the service has {"description":"<NOW>"}

      Examples:
        | FIRST                    | SPAN                                  | NOW      |
        | 2024-01-15T12:00:30.750Z | 9 minutes 59 seconds 900 milliseconds | Weekdays |
        | 2024-01-15T12:00:30.750Z | 10 minutes 100 milliseconds           | Weekends |
        | 2024-01-15T23:55:59.250Z | 9 minutes 59 seconds 900 milliseconds | Weekdays |
        | 2024-01-15T23:55:59.250Z | 10 minutes 100 milliseconds           | Weekends |

    @VOICE-IDEM-02 @observe @needs-clock
    Example: Used again after 10 minutes to the millisecond
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And 10 minutes pass
      And the client updates the service with {"description":"Weekends"} under the key "K"
      Then the platform's answer is recorded
