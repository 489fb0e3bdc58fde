@voice @needs-calls @needs-callbacks @needs-clock
Feature: Failover of call events
  When the client's receiver keeps failing, its fallback gets the events alone until the receiver works again.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And it is 2024-01-15T12:00:00Z
    And "Main line" sends its events to the receiver "primary" and the fallback "fallback"

  @VOICE-EVT-03
  Rule: After repeated failures in a row events go to the fallback alone
    Spec: Events / Voice service events

    @core
    Example: The receiver fails all the time
      Given the receiver "primary" answers "500" every time
      When 100 calls come in that name "Main line"
      Then the receiver "primary" gets at least 2 notifications
      But the receiver "primary" gets at most 99 notifications
      And the receiver "fallback" gets at least 100 notifications

    Example: The receiver of another service does not fail
      Given "Second line" sends its events to the receiver "good" and the fallback "spare"
      And the receiver "primary" answers "500" every time
      When 100 calls come in that name "Main line"
      And 10 calls come in that name "Second line"
      Then the receiver "primary" gets at most 99 notifications
      And the receiver "fallback" gets at least 100 notifications
      But the receiver "good" gets at least 10 notifications
      And the receiver "spare" gets exactly 0 notifications

  @VOICE-EVT-03
  Rule: Events go to the receiver again once it has recovered
    Spec: Events / Voice service events

    Example: The receiver works again, and a week passes
      Given the receiver "primary" answers "500" every time
      When 100 calls come in that name "Main line"
      And the receiver "primary" answers "200" every time
      And 168 hours pass
      And 200 calls come in that name "Main line"
      Then the receiver "primary" gets at least 100 notifications from 2024-01-22T12:00:00Z on
      But the receiver "fallback" gets at most 200 notifications

    Example: One event fails after the receiver has recovered
      Given the receiver "primary" answers "500" every time
      When 100 calls come in that name "Main line"
      And the receiver "primary" answers "200, 500, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200" in turn
      And 168 hours pass
      And 20 calls come in that name "Main line"
      Then the receiver "primary" gets at least 10 notifications from 2024-01-22T12:00:00Z on
      And the receiver "fallback" gets at least 50 notifications

  @VOICE-EVT-04 @reading
  Rule: A success between failures sets their count back
    Spec: Events / Voice service events

    Example: Every other event fails
      Given the receiver "primary" answers "500, 200, 500, 200, 500, 200, 500, 200, 500, 200, 500, 200, 500, 200, 500, 200, 500, 200, 500, 200" in turn
      When 20 calls come in that name "Main line"
      Then the receiver "primary" gets at least 20 notifications
      And the receiver "fallback" gets at least 10 notifications
      But the receiver "fallback" gets at most 19 notifications

  @X-48 @observe
  Rule: A webhook URL that is changed during a failover is tried
    Spec: Endpoints / Voice service update

    Example: A new URL after many failures
      Given the receiver "primary" answers "500" every time
      When 30 calls come in that name "Main line"
      And the client updates "Main line" with:
        | callBehavior.type                | "WEBHOOK"             |
        | callBehavior.webhook.url         | "{receiver new}"      |
        | callBehavior.webhook.fallbackUrl | "{receiver fallback}" |
      And 1 call comes in that names "Main line"
      Then what comes to the receiver "new" is recorded
      And what comes to the receiver "primary" is recorded
