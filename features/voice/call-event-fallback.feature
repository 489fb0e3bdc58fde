@voice @needs-calls @needs-callbacks
Feature: The fallback of call events
  An event that the receiver does not take goes to the fallback, one by one.

  Rule: An event that webhook.url does not take goes to fallbackUrl at once
    Spec: Events / Voice service events

    @VOICE-EVT-02
    Scenario Outline: The receiver answers <ANSWER>
      Given the service sends its events to the receiver "primary" and the fallback "fallback"
      And the receiver "primary" answers "<ANSWER>" every time
      When a call comes in that names the service
      Then the receiver "primary" gets at least 1 event
      And the receiver "fallback" gets all that came to the receiver "primary", within 1 second

      Examples:
        | ANSWER  |
        | 500     |
        | 503     |
        | reset   |

    @VOICE-EVT-02
    Example: The receiver never answers
      Given the service sends its events to the receiver "primary" and the fallback "fallback"
      And the receiver "primary" answers "silence" every time
      When a call comes in that names the service
      Then the receiver "primary" gets at least 1 event
      And the receiver "fallback" gets all that came to the receiver "primary", however late

    @VOICE-EVT-02
    Example: No receiver listens at webhook.url
      Given the receiver "primary" does not listen yet
      And the service sends its events to the receiver "primary" and the fallback "fallback"
      When a call comes in that names the service
      Then the receiver "fallback" gets at least 1 event

    @VOICE-EVT-02 @observe
    Scenario Outline: The receiver answers <ANSWER>, which may or may not count as a failure
      Given the service sends its events to the receiver "primary" and the fallback "fallback"
      And the receiver "primary" answers "<ANSWER>" every time
      When a call comes in that names the service
      Then how many notifications come to the receiver "primary" is recorded
      And how many notifications come to the receiver "fallback" is recorded

      Examples:
        | ANSWER |
        | 404    |
        | 410    |
        | 302    |

    @VOICE-EVT-02 @observe
    Example: A failure where there is no fallback
      Given the service sends its events to the receiver "primary"
      And the receiver "primary" answers "500" every time
      When a call comes in that names the service
      Then how many notifications come to the receiver "primary" is recorded
