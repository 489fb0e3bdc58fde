@voice @needs-calls @needs-callbacks
Feature: The fallback of call events
  An event that the receiver does not take goes to the fallback, one by one.

  Background:
    Given the project has the voice service "Main line"

  @VOICE-EVT-02
  Rule: An event that webhook.url does not take goes to fallbackUrl at once
    Spec: Events / Voice service events

    Scenario Outline: The receiver answers <ANSWER>
      Given "Main line" sends its events to the receiver "primary" and the fallback "fallback"
      And the receiver "primary" answers "<ANSWER>" every time
      When 1 call comes in that names "Main line"
      Then the receiver "primary" gets at least 1 notification
      And the receiver "fallback" gets all that came to the receiver "primary", within 1 second

      Examples:
        | ANSWER |
        |    500 |
        |    503 |
        | reset  |

    Example: The receiver never answers
      Given "Main line" sends its events to the receiver "primary" and the fallback "fallback"
      And the receiver "primary" answers "silence" every time
      When 1 call comes in that names "Main line"
      Then the receiver "primary" gets at least 1 notification
      And the receiver "fallback" gets all that came to the receiver "primary", within 1 day

    Example: No receiver listens at webhook.url
      Given the receiver "primary" answers "no connection" every time
      And "Main line" sends its events to the receiver "primary" and the fallback "fallback"
      When 1 call comes in that names "Main line"
      Then the receiver "fallback" gets at least 1 notification

    @observe
    Scenario Outline: The receiver answers <ANSWER>, which may or may not count as a failure
      Given "Main line" sends its events to the receiver "primary" and the fallback "fallback"
      And the receiver "primary" answers "<ANSWER>" every time
      When 1 call comes in that names "Main line"
      Then what comes to the receiver "primary" is recorded
      And what comes to the receiver "fallback" is recorded

      Examples:
        | ANSWER |
        |    404 |
        |    410 |
        |    302 |

    @observe
    Example: A failure where there is no fallback
      Given "Main line" sends its events to the receiver "primary"
      And the receiver "primary" answers "500" every time
      When 1 call comes in that names "Main line"
      Then what comes to the receiver "primary" is recorded
