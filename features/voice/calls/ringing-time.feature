@voice @needs-calls @needs-clock
Feature: How long a dialled leg rings
  A dial command says how long to wait for an answer.

  Background:
    Given the project has the voice service "Main line"
    And it is 2024-01-15T12:00:00Z

  @VOICE-EVT-05
  Rule: onTimeout happens when nobody answers within dialTimeoutDurationSeconds
    Spec: Static commands

    @core @needs-callbacks
    Example: No answer for twenty seconds
      Given "Main line" sends its events to the receiver "ear"
      When 1 call comes in that names "Main line", in which:
        | LEG      | HAPPENS | command | callName | dialTimeoutDurationSeconds | to.type | to.sip.endpoint        |
        | incoming | told    | "dial"  | "desk"   |                         20 | "SIP"   | "sip:desk@example.com" |
      And 19 seconds 999 milliseconds pass
      Then the receiver "ear" gets exactly 0 notifications with "timeout" in them
      When 1 second passes
      Then the receiver "ear" gets at least 1 notification with "timeout" in them

    @needs-callbacks
    Scenario Outline: An answer after <SPAN>
      Given "Main line" sends its events to the receiver "ear"
      When 1 call comes in that names "Main line", in which:
        | AFTER  | LEG      | HAPPENS  | command | callName | dialTimeoutDurationSeconds | to.type | to.sip.endpoint        |
        |        | incoming | told     | "dial"  | "desk"   |                         20 | "SIP"   | "sip:desk@example.com" |
        | <SPAN> | desk     | answered |         |          |                            |         |                        |
      And 1 minute passes
      Then the receiver "ear" gets exactly 0 notifications with "timeout" in them
      And the receiver "ear" gets at least 1 notification
      And the leg "desk" of the call is "connected"

      Examples:
        | SPAN       |
        |   1 second |
        | 19 seconds |

    Example: Two legs with windows of their own
      Given "Main line" was given the commands:
        | command                    | "dial"                 | "dial"                 |
        | callName                   | "desk"                 | "shop"                 |
        | dialTimeoutDurationSeconds |                      5 |                     55 |
        | to.type                    | "SIP"                  | "SIP"                  |
        | to.sip.endpoint            | "sip:desk@example.com" | "sip:shop@example.com" |
      When 1 call comes in that names "Main line"
      And 1 minute passes
      Then the record of the call shows:
        | at                       | leg  | what  | name      |
        | 2024-01-15T12:00:05.000Z | desk | event | onTimeout |
        | 2024-01-15T12:00:55.000Z | shop | event | onTimeout |

    @observe
    Example: An answer at the last moment
      Given "Main line" was given the commands:
        | command                    | "dial"                 |
        | callName                   | "desk"                 |
        | dialTimeoutDurationSeconds |                     20 |
        | to.type                    | "SIP"                  |
        | to.sip.endpoint            | "sip:desk@example.com" |
      When 1 call comes in that names "Main line", in which:
        | AFTER      | LEG  | HAPPENS  |
        | 20 seconds | desk | answered |
      And 1 minute passes
      Then the outcome is recorded
