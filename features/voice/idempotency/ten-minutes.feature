@voice @slow-real-time
Feature: How long an Idempotency-Key is remembered
  A request that is repeated within ten minutes changes nothing; how much longer its key is known is our reading.

  Background:
    Given the project has the voice service "Main line"
    And the description of "Main line" is "Daytime"

  @VOICE-IDEM-02
  Rule: A request that is repeated within 10 minutes of the first use of its Idempotency-Key changes nothing
    Spec: Limits

    @core
    Scenario Outline: Repeated after <SPAN>, when the service has changed
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends"
      And <SPAN> pass
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1
      And the description of "Main line" is now "Weekends"

      Examples: In time that can be waited for
        | SPAN                 |
        |             1 second |
        |            5 minutes |
        | 9 minutes 30 seconds |

      @needs-clock
      Examples: Close to the edge
        | SPAN                                  |
        |                  9 minutes 59 seconds |
        | 9 minutes 59 seconds 999 milliseconds |

    @needs-clock
    Scenario Outline: First used at <FIRST> and repeated at the end of its minutes
      Given it is <FIRST>
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends"
      And 9 minutes 59 seconds 900 milliseconds pass
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1
      And the description of "Main line" is now "Weekends"

      Examples:
        | FIRST                    |
        | 2024-01-15T12:00:30.750Z |
        | 2024-01-15T23:55:59.250Z |

    @observe @needs-clock
    Example: Used again after 10 minutes to the millisecond
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And 10 minutes pass
      And the client updates "Main line" with description "Weekends" under the key "K"
      Then the platform's answer is recorded

  @X-30 @reading
  Rule: After 10 minutes the key is new again
    Spec: Endpoints / Voice service update

    @core
    Scenario Outline: Used again after <SPAN>
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And <SPAN> pass
      And the client updates "Main line" with description "Weekends" under the key "K"
      Then the answer has "description" set to "Weekends"
      And the description of "Main line" is now "Weekends"

      Examples: In time that can be waited for
        | SPAN                  |
        | 10 minutes 30 seconds |
        |            60 minutes |

      @needs-clock
      Examples: Close to the edge
        | SPAN                     |
        | 10 minutes 1 millisecond |
        |      10 minutes 1 second |

    @needs-clock
    Scenario Outline: First used at <FIRST> and used again right after its minutes
      Given it is <FIRST>
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And 10 minutes 100 milliseconds pass
      And the client updates "Main line" with description "Weekends" under the key "K"
      Then the answer has "description" set to "Weekends"
      And the description of "Main line" is now "Weekends"

      Examples:
        | FIRST                    |
        | 2024-01-15T12:00:30.750Z |
        | 2024-01-15T23:55:59.250Z |
