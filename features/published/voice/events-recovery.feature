@voice @needs-calls @needs-callbacks @needs-clock
Feature: When a failed receiver of call events is tried again
  A receiver that keeps failing is spared, but not forever.

  Background:
    Given the project has the voice service "Main line"
    And the receiver "primary" answers "500" every time
    And "Main line" sends its events to the receiver "primary" and the fallback "fallback"

  @PUB-EVENT-RECOVER-01 @published
  Rule: While a receiver counts as failed it is tried again every 60 seconds

    Background:
      Given it is 2024-01-15T12:00:00Z

    Example: Before and after a minute has passed
      When 30 calls come in that name "Main line"
      And 59 seconds pass
      And 1 call comes in that names "Main line"
      Then the receiver "primary" gets exactly 0 notifications from 2024-01-15T12:00:59Z on
      When 1 second passes
      And 5 calls come in that name "Main line"
      Then the receiver "primary" gets exactly 1 notification from 2024-01-15T12:00:59Z on
      And the receiver "fallback" gets exactly 36 notifications

    Example: The receiver works again when it is tried
      When 30 calls come in that name "Main line"
      And the receiver "primary" answers "200" every time
      And 60 seconds pass
      And 20 calls come in that name "Main line"
      Then the receiver "primary" gets exactly 20 notifications from 2024-01-15T12:01:00Z on
      And the receiver "fallback" gets exactly 0 notifications from 2024-01-15T12:01:00Z on
