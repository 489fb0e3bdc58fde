@voice @needs-calls @needs-callbacks
Feature: Commands that answer call events
  A static command may say what to do when something happens.

  Rule: Commands for an event run when it happens
    Spec: Published: call webhooks

    @PUB-EVENT-REACT-01 @published @needs-clock
    Scenario Outline: <EVENT> of a dial command
      Given the service was given the commands [{"command":"dial","callName":"b","to":{"type":"PHONE","phone":{"number":"+46700000001"}},"events":{"<EVENT>":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"Then this"}}]}]}}]
      When a call comes in that names the service, in which:
        | AFTER    | LEG | HAPPENS   |
        | 1 second | b   | <HAPPENS> |
      And 2 seconds pass
      Then the record of the call shows:
        | what   | name      |
        | played | Then this |

      Examples:
        | EVENT     | HAPPENS  |
        | onAnswer  | answered |
        | onBusy    | busy     |
        | onReject  | rejected |
        | onFailure | failed   |
        | onHangup  | hung up  |

    @PUB-EVENT-REACT-01 @published @needs-clock
    Scenario Outline: <EVENT> of detection
      Given the service was given the commands [{"command":"amd","events":{"<EVENT>":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"Then this"}}]}]}}]
      When a call comes in that names the service, in which:
        | AFTER    | HAPPENS   |
        | 1 second | <HAPPENS> |
      And 2 seconds pass
      Then the record of the call shows:
        | what   | name      |
        | played | Then this |

      Examples:
        | EVENT     | HAPPENS |
        | onHuman   | human   |
        | onMachine | machine |
        | onBeep    | beep    |
        | onUnknown | unknown |

    @PUB-EVENT-REACT-01 @published @needs-clock
    Example: onFinish of messages
      Given the service was given the commands [{"command":"messages","messages":[{"type":"SAY","say":{"text":"First"}}],"events":{"onFinish":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"Then this"}}]}]}}]
      When a call comes in that names the service
      And 3 seconds pass
      Then the record of the call shows:
        | what   | name      |
        | played | First     |
        | played | Then this |
