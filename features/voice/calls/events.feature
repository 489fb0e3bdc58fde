@voice @needs-calls @needs-callbacks
Feature: Call events
  A voice service of type WEBHOOK notifies the client's receiver of what happens in its calls.

  Background:
    Given the project has the voice services "Main line" and "Second line"

  @VOICE-EVT-01
  Rule: The events of a call go to webhook.url
    Spec: Events / Voice service events

    @smoke
    Example: A call comes in
      Given "Main line" sends its events to the receiver "primary" and the fallback "fallback"
      And the callBehavior.type of "Second line" is "NONE"
      When 1 call comes in that names "Second line"
      Then the receiver "primary" gets exactly 0 notifications
      When 1 call comes in that names "Main line"
      Then the receiver "primary" gets at least 1 notification
      But the receiver "fallback" gets exactly 0 notifications

    Example: A service without a fallback
      Given "Main line" sends its events to the receiver "primary"
      When 1 call comes in that names "Main line"
      Then the receiver "primary" gets at least 1 notification

  @VOICE-EVT-06
  Rule: A webhook command sends an event called call.webhook. and its name to its URL
    Spec: Events / Voice service events

    Example: A call before and a call after the commands changed
      Given "Main line" was given the commands:
        | command     | "webhook"         |
        | webhookName | "early"           |
        | url         | "{receiver till}" |
      When 1 call comes in that names "Main line"
      And the client gives "Main line" the commands:
        | command     | "webhook"         |
        | webhookName | "late"            |
        | url         | "{receiver till}" |
      And 1 call comes in that names "Main line"
      Then the receiver "till" gets exactly 1 notification with "call.webhook.late" in them

    Scenario Outline: The name <NAME>
      Given "Main line" was given the commands:
        | command     | "answer" | "webhook"         |
        | webhookName |          | "<NAME>"          |
        | url         |          | "{receiver till}" |
      When 1 call comes in that names "Main line"
      Then the receiver "till" gets exactly 1 notification with "call.webhook.<NAME>" in them

      Examples:
        | NAME       |
        | pay        |
        | order-paid |
        | OrderPaid  |

    Example: Two webhook commands with URLs of their own
      Given "Main line" was given the commands:
        | command     | "webhook"          | "webhook"           |
        | webhookName | "one"              | "two"               |
        | url         | "{receiver first}" | "{receiver second}" |
      When 1 call comes in that names "Main line"
      Then the receiver "first" gets exactly 1 notification with "call.webhook.one" in them
      And the receiver "second" gets exactly 1 notification with "call.webhook.two" in them
      But the receiver "first" gets exactly 0 notifications with "call.webhook.two" in them
