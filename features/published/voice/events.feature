@voice @needs-calls @needs-callbacks
Feature: What call events look like
  A receiver can tell what happened in which call, and in which menu.

  Rule: An event comes in an envelope and tells its name and its call
    Spec: Published: call webhooks

    @PUB-EVENT-FORM-01 @published @smoke
    Example: A call that is answered and hung up
      Given the service sends its events to the receiver "desk"
      When a call comes in that names the service, in which:
        | AFTER     | HAPPENS  |
        | 1 second  | answered |
        | 9 seconds | hung up  |
      And 10 seconds pass
      And a call comes in that names the service
      Then the events at the receiver "desk" are "call.incoming, call.answered, call.hangup, call.incoming"
      And every event at the receiver "desk" has the published form of an event of the service

    @PUB-EVENT-FORM-01 @published
    Example: A webhook command of another service
      Given the second service was given the commands [{"command":"webhook","webhookName":"pay","url":"{receiver till}"}]
      When a call comes in that names the second service
      Then the events at the receiver "till" are "call.webhook.pay"
      And every event at the receiver "till" has the published form of an event of the second service

  Rule: Keys that are pressed in a menu are reported with the menu
    Spec: Published: call webhooks

    @PUB-EVENT-MENU-01 @published @needs-clock
    Example: A key that leads to another menu, and a key there
      Given the service sends its events to the receiver "desk"
      When a call comes in that names the service, in which:
        | AFTER     | HAPPENS | KEYS | COMMANDS |
        | 0 seconds | told    |      | [{"command":"menu","startMenu":"main","menus":{"main":{"matches":[{"key":"1","commands":[{"command":"gotoMenu","menuName":"more"}]}]},"more":{}}}] |
        | 1 second  | keys    | 1    |          |
        | 2 seconds | keys    | 7    |          |
      And 3 seconds pass
      Then the events at the receiver "desk" are "call.incoming, call.menu, call.menu"
      And notification 2 at the receiver "desk" reads like ".*call.menu.*main.*"
      And notification 3 at the receiver "desk" reads like ".*call.menu.*more.*"
      And every event at the receiver "desk" has the published form of an event of the service
