@voice @needs-calls @needs-callbacks @needs-clock
Feature: Failover of call events
  When the client's receiver keeps failing, its fallback gets the events alone until the receiver works again.

  Background:
    Given it is 2024-01-15T12:00:00Z
    And the service sends its events to the receiver "primary" and the fallback "fallback"

  Rule: After repeated failures in a row events go to the fallback alone
    Spec: Events / Voice service events

    @VOICE-EVT-03
    Example: The receiver fails all the time
      Given the receiver "primary" answers "500" every time
      When 100 calls come in that name the service
      Then the receiver "primary" gets at least 2 events
      But the receiver "primary" gets at most 99 events
      And the receiver "fallback" gets at least 100 events

    @VOICE-EVT-03
    Example: The receiver of another service does not fail
      Given the second service sends its events to the receiver "good" and the fallback "spare"
      And the receiver "primary" answers "500" every time
      When 100 calls come in that name the service
      And 10 calls come in that name the second service
      Then the receiver "primary" gets at most 99 events
      And the receiver "fallback" gets at least 100 events
      But the receiver "good" gets at least 10 events
      And the receiver "spare" gets exactly 0 events

  Rule: Events go to the receiver again once it has recovered
    Spec: Events / Voice service events

    @VOICE-EVT-03
    Example: The receiver works again, and a week passes
      Given the receiver "primary" answers "500" every time
      When 100 calls come in that name the service
      And the receiver "primary" answers "200" every time
      And 168 hours pass
      And 200 calls come in that name the service
      Then the receiver "primary" gets at least 100 events from 2024-01-22T12:00:00Z on
      But the receiver "fallback" gets at most 100 events from 2024-01-22T12:00:00Z on

  Rule: A success between failures sets their count back
    Spec: Events / Voice service events

    @VOICE-EVT-04 @reading
    Example: Every other event fails
      Given the receiver "primary" answers "500, 200, 500, 200, 500, 200, 500, 200, 500, 200, 500, 200, 500, 200, 500, 200, 500, 200, 500, 200" in turn
      When 20 calls come in that name the service
      Then the receiver "primary" gets at least 20 events
      And the receiver "fallback" gets at least 10 events
      But the receiver "fallback" gets at most 19 events

  Rule: A webhook URL that is changed during a failover is tried
    Spec: Endpoints / Voice service update

    @X-48 @observe
    Example: A new URL after many failures
      Given the receiver "primary" answers "500" every time
      When 30 calls come in that name the service
      And the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"{receiver new}","fallbackUrl":"{receiver fallback}"}}}
      And a call comes in that names the service
      Then how many notifications come to the receiver "new" is recorded
      And how many notifications come to the receiver "primary" is recorded
