@voice @needs-calls @needs-callbacks
Feature: What call events look like
  A receiver can tell what happened in which call, and in which menu.

  Background:
    Given the project has the voice services "Main line" and "Second line"

  @PUB-EVENT-FORM-01 @published
  Rule: An event comes in an envelope and tells its name and its call

    @smoke
    Example: A call that is answered and hung up
      Given "Main line" sends its events to the receiver "desk"
      When 1 call comes in that names "Main line", in which:
        | AFTER     | HAPPENS  |
        |  1 second | answered |
        | 9 seconds | hung up  |
      And 10 seconds pass
      And 1 call comes in that names "Main line"
      Then the events at the receiver "desk" are "call.incoming, call.answered, call.hangup, call.incoming"
      And every event at the receiver "desk" has the published form of an event of "Main line"

    Example: A webhook command of another service
      Given "Second line" was given the commands:
        | command     | "webhook"         |
        | webhookName | "pay"             |
        | url         | "{receiver till}" |
      When 1 call comes in that names "Second line"
      Then the events at the receiver "till" are "call.webhook.pay"
      And every event at the receiver "till" has the published form of an event of "Second line"

  @PUB-EVENT-MENU-01 @published @needs-clock
  Rule: Keys that are pressed in a menu are reported with the menu

    Example: A key that leads to another menu, and a key there
      Given "Main line" sends its events to the receiver "desk"
      When 1 call comes in that names "Main line", in which:
        | AFTER     | HAPPENS | KEYS | COMMANDS                                                                                                                                           |
        | 0 seconds | told    |      | [{"command":"menu","startMenu":"main","menus":{"main":{"matches":[{"key":"1","commands":[{"command":"gotoMenu","menuName":"more"}]}]},"more":{}}}] |
        |  1 second | keys    |    1 |                                                                                                                                                    |
        | 2 seconds | keys    |    7 |                                                                                                                                                    |
      And 3 seconds pass
      Then the events at the receiver "desk" are "call.incoming, call.menu, call.menu"
      And notification 2 at the receiver "desk" reads like "[any text, if any]call.menu[any text, if any]main[any text, if any]"
      And notification 3 at the receiver "desk" reads like "[any text, if any]call.menu[any text, if any]more[any text, if any]"
      And every event at the receiver "desk" has the published form of an event of "Main line"
