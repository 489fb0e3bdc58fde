@voice @needs-calls @needs-callbacks
Feature: What call events look like
  A receiver can tell what happened in which call, and that nobody else could have told it.

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
      Then the events at the receiver "desk" are "call.incoming, call.answered, call.hangup"
      And every event at the receiver "desk" has the published form of an event of the service

    @PUB-EVENT-FORM-01 @published
    Example: A webhook command of another service
      Given the second service was given the commands [{"command":"webhook","webhookName":"pay","url":"{receiver till}"}]
      When a call comes in that names the second service
      Then the events at the receiver "till" are "call.webhook.pay"
      And every event at the receiver "till" has the published form of an event of the second service

  Rule: What happens to a leg that is dialled has an event of its own
    Spec: Published: call webhooks

    @PUB-EVENT-NAME-01 @published @needs-clock
    Scenario Outline: The leg is <HAPPENS>
      Given the service sends its events to the receiver "desk"
      When a call comes in that names the service, in which:
        | AFTER     | LEG      | HAPPENS   | COMMANDS                                                                                        |
        | 0 seconds | incoming | told      | [{"command":"dial","callName":"b","to":{"type":"PHONE","phone":{"number":"+46700000001"}}}] |
        | 1 second  | b        | <HAPPENS> |                                                                                                 |
      And 2 seconds pass
      Then the events at the receiver "desk" are "call.incoming, <EVENT>"

      Examples:
        | HAPPENS  | EVENT         |
        | answered | call.answered |
        | busy     | call.busy     |
        | rejected | call.rejected |
        | failed   | call.failed   |
        | hung up  | call.hangup   |

    @PUB-EVENT-NAME-01 @published @needs-clock
    Example: Nobody answers for a minute
      Given the service sends its events to the receiver "desk"
      When a call comes in that names the service, in which:
        | HAPPENS | COMMANDS                                                                                    |
        | told    | [{"command":"dial","callName":"b","to":{"type":"PHONE","phone":{"number":"+46700000001"}}}] |
      And 61 seconds pass
      Then the events at the receiver "desk" are "call.incoming, call.timeout"

  Rule: Messages, recordings and detected machines have events of their own
    Spec: Published: call webhooks

    @PUB-EVENT-NAME-02 @published @needs-clock
    Scenario Outline: <WHAT>
      Given the service sends its events to the receiver "desk"
      When a call comes in that names the service, in which:
        | AFTER     | HAPPENS   | COMMANDS    |
        | 0 seconds | told      | <COMMANDS>  |
        | 5 seconds | <HAPPENS> | <LATER>     |
      And 6 seconds pass
      Then the events at the receiver "desk" are "call.incoming, <EVENTS>"

      Examples:
        | WHAT                   | COMMANDS                                                                          | HAPPENS | LATER | EVENTS                |
        | A message was played   | [{"command":"messages","messages":[{"type":"SAY","say":{"text":"Welcome"}}]}]     | speech  |       | call.message.finished |
        | A recording is stopped | [{"command":"startRecording","recordingName":"a","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"k:s:r"}}] | told | [{"command":"stopRecording","recordingName":"a"}] | call.recording.finished |
        | A recording fails      | [{"command":"startRecording","recordingName":"a","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"k:s:r"}}] | told | [{"command":"startRecording","recordingName":"a","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"k:s:r"}}] | call.recording.failed |
        | A person               | [{"command":"amd"}]                                                               | human   |       | call.amd.human        |
        | A machine              | [{"command":"amd"}]                                                               | machine |       | call.amd.machine      |
        | A beep                 | [{"command":"amd"}]                                                               | beep    |       | call.amd.beep         |
        | Neither                | [{"command":"amd"}]                                                               | unknown |       | call.amd.unknown      |

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
