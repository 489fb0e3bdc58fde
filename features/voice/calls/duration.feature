@voice @needs-calls @needs-clock
Feature: How long a call lasts
  A dial command says when a call ends by itself.

  Background:
    Given the project has the voice service "Main line"
    And it is 2024-01-15T12:00:00Z

  @VOICE-EVT-07
  Rule: A call ends by itself when it reaches maxCallDurationSeconds
    Spec: Static commands

    @core
    Scenario Outline: <SECONDS> seconds
      Given "Main line" was given the commands:
        | command                    | "dial"                 |
        | callName                   | "desk"                 |
        | dialTimeoutDurationSeconds |                     20 |
        | maxCallDurationSeconds     | <SECONDS>              |
        | to.type                    | "SIP"                  |
        | to.sip.endpoint            | "sip:desk@example.com" |
      When 1 call comes in that names "Main line", in which:
        | AFTER    | LEG  | HAPPENS  |
        | 1 second | desk | answered |
      And <SHORTER> 999 milliseconds pass
      Then the leg "desk" of the call is "connected"
      When 1 second 500 milliseconds pass
      Then the leg "desk" of the call is "ended"

      Examples:
        | SECONDS | SHORTER    |
        |      30 | 29 seconds |
        |      45 | 44 seconds |

    Scenario Outline: <SECONDS> seconds, answered without ringing
      Given "Main line" was given the commands:
        | command                | "dial"                 |
        | callName               | "desk"                 |
        | maxCallDurationSeconds | <SECONDS>              |
        | to.type                | "SIP"                  |
        | to.sip.endpoint        | "sip:desk@example.com" |
      When 1 call comes in that names "Main line", in which:
        | LEG  | HAPPENS  |
        | desk | answered |
      And <SHORTER> 999 milliseconds pass
      Then the leg "desk" of the call is "connected"
      When 501 milliseconds pass
      Then the leg "desk" of the call is "ended"

      Examples:
        | SECONDS | SHORTER             |
        |      30 |          29 seconds |
        |      90 | 1 minute 29 seconds |
        |    7200 |        7199 seconds |

    Example: Two legs with durations of their own
      Given "Main line" was given the commands:
        | command                | "dial"                 | "dial"                 |
        | callName               | "desk"                 | "shop"                 |
        | maxCallDurationSeconds |                     30 |                     90 |
        | to.type                | "SIP"                  | "SIP"                  |
        | to.sip.endpoint        | "sip:desk@example.com" | "sip:shop@example.com" |
      When 1 call comes in that names "Main line", in which:
        | LEG  | HAPPENS  |
        | desk | answered |
        | shop | answered |
      And 31 seconds pass
      Then the leg "desk" of the call is "ended"
      But the leg "shop" of the call is "connected"
      When 1 minute passes
      Then the leg "shop" of the call is "ended"
