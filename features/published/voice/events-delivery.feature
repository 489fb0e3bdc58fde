@voice @needs-calls @needs-callbacks
Feature: How call events are delivered
  An event keeps its id, waits for its receiver, and finds another way when the receiver fails.

  Background:
    Given the project has the voice service "Main line"

  @PUB-EVENT-ID-01 @published
  Rule: An event has an id of its own, and keeps it on its way to the fallback

    Example: Three events in two calls
      Given "Main line" sends its events to the receiver "desk"
      When 1 call comes in that names "Main line", in which:
        | HAPPENS  |
        | answered |
      And 1 call comes in that names "Main line"
      Then the events at the receiver "desk" are "call.incoming, call.answered, call.incoming"
      And everything at the receiver "desk" has a different "id"

    Example: The receiver fails
      Given the receiver "primary" answers "503" every time
      And "Main line" sends its events to the receiver "primary" and the fallback "fallback"
      When 1 call comes in that names "Main line"
      And 1 call comes in that names "Main line"
      Then the events at the receiver "fallback" are "call.incoming, call.incoming"
      And the receiver "fallback" gets all that came to the receiver "primary", with the same ids

  @PUB-EVENT-WAIT-01 @published @slow-real-time
  Rule: A receiver that has not answered after five seconds has failed

    Scenario Outline: An answer after <SPAN> ms
      Given the receiver "primary" answers "200 after <SPAN> ms" every time
      And "Main line" sends its events to the receiver "primary" and the fallback "fallback"
      When 1 call comes in that names "Main line"
      Then the receiver "primary" gets exactly 1 notification
      And the receiver "fallback" gets exactly <COUNT> notifications

      Examples:
        | SPAN | COUNT |
        | 4500 |     0 |
        | 5500 |     1 |

  @PUB-EVENT-FALLBACK-01 @published
  Rule: A webhook command has a fallback of its own

    Example: The till fails, the reserve does not
      Given the receiver "till" answers "500" every time
      And "Main line" was given the commands:
        | command     | "webhook"            |
        | webhookName | "pay"                |
        | url         | "{receiver till}"    |
        | fallbackUrl | "{receiver reserve}" |
      When 1 call comes in that names "Main line"
      Then the events at the receiver "till" are "call.webhook.pay"
      And the events at the receiver "reserve" are "call.webhook.pay"
