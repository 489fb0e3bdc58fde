@voice @needs-calls @needs-callbacks
Feature: Commands that answer call events
  A static command may say what to do when something happens.

  Background:
    Given the project has the voice service "Main line"

  @PUB-EVENT-REACT-01 @published @needs-clock
  Rule: Commands for an event run when it happens

    Scenario Outline: <EVENT> of a dial command
      Given "Main line" was given the commands:
        | command                              | "dial"         |
        | callName                             | "b"            |
        | to.type                              | "PHONE"        |
        | to.phone.number                      | "+46700000001" |
        | events.<EVENT>.1.command             | "messages"     |
        | events.<EVENT>.1.messages.1.type     | "SAY"          |
        | events.<EVENT>.1.messages.1.say.text | "Then this"    |
      When 1 call comes in that names "Main line", in which:
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

    Scenario Outline: <EVENT> of detection
      Given "Main line" was given the commands:
        | command                              | "amd"       |
        | events.<EVENT>.1.command             | "messages"  |
        | events.<EVENT>.1.messages.1.type     | "SAY"       |
        | events.<EVENT>.1.messages.1.say.text | "Then this" |
      When 1 call comes in that names "Main line", in which:
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

    Example: onFinish of messages
      Given "Main line" was given the commands:
        | command                               | "messages"  |
        | messages.1.type                       | "SAY"       |
        | messages.1.say.text                   | "First"     |
        | events.onFinish.1.command             | "messages"  |
        | events.onFinish.1.messages.1.type     | "SAY"       |
        | events.onFinish.1.messages.1.say.text | "Then this" |
      When 1 call comes in that names "Main line"
      And 3 seconds pass
      Then the record of the call shows:
        | what   | name      |
        | played | First     |
        | played | Then this |
