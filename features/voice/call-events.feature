@voice @needs-calls @needs-callbacks
Feature: Call events
  A voice service of type WEBHOOK notifies the client's receiver of what happens in its calls.

  Rule: The events of a call go to webhook.url
    Spec: Events / Voice service events

    @VOICE-EVT-01 @smoke
    Example: A call comes in
      Given the service sends its events to the receiver "primary" and the fallback "fallback"
      And the second service was set to {"callBehavior":{"type":"NONE"}}
      When a call comes in that names the second service
      Then the receiver "primary" gets exactly 0 events
      When a call comes in that names the service
      Then the receiver "primary" gets at least 1 event
      But the receiver "fallback" gets 0 notifications

    @VOICE-EVT-01
    Example: A service without a fallback
      Given the service sends its events to the receiver "primary"
      When a call comes in that names the service
      Then the receiver "primary" gets at least 1 event

  Rule: A webhook command sends an event called call.webhook. and its name to its URL
    Spec: Events / Voice service events

    @VOICE-EVT-06
    Scenario Outline: The name <NAME>
      Given the service was given the commands [{"command":"answer"},{"command":"webhook","webhookName":"<NAME>","url":"{receiver till}"}]
      When a call comes in that names the service
      Then the receiver "till" gets exactly 1 event with "call.webhook.<NAME>" in it

      Examples:
        | NAME       |
        | pay        |
        | order-paid |
        | OrderPaid  |

    @VOICE-EVT-06
    Example: Two webhook commands with URLs of their own
      Given the service was given the commands [{"command":"webhook","webhookName":"one","url":"{receiver first}"},{"command":"webhook","webhookName":"two","url":"{receiver second}"}]
      When a call comes in that names the service
      Then the receiver "first" gets exactly 1 event with "call.webhook.one" in it
      And the receiver "second" gets exactly 1 event with "call.webhook.two" in it
      But the receiver "first" gets exactly 0 events with "call.webhook.two" in them
