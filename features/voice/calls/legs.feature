@voice @needs-calls @needs-clock
Feature: Legs and bridges of a call
  Commands connect the legs of a call, and end them one by one.

  Background:
    Given the project has the voice service "Main line"
    And it is 2024-01-15T12:00:00Z

  @VOICE-CMD-07
  Rule: A bridge is made for the first leg that names it, and the next ones join
    Spec: Static commands

    Example: Three legs name the same bridge, a fourth one another
      Given "Main line" was given the commands:
        | command         | "answer" | "dial"                 | "dial"                 | "dial"                 | "bridgeCall" |
        | callName        |          | "desk"                 | "shop"                 | "yard"                 |              |
        | to.type         |          | "SIP"                  | "SIP"                  | "SIP"                  |              |
        | to.sip.endpoint |          | "sip:desk@example.com" | "sip:shop@example.com" | "sip:yard@example.com" |              |
        | bridgeName      |          |                        |                        |                        | "room"       |
      When 1 call comes in that names "Main line", in which:
        | LEG  | HAPPENS  | command      | bridgeName |
        | desk | answered |              |            |
        | shop | answered |              |            |
        | yard | answered |              |            |
        | desk | told     | "bridgeCall" | "room"     |
        | yard | told     | "bridgeCall" | "room"     |
        | shop | told     | "bridgeCall" | "hall"     |
      Then the bridges of the call are "room with incoming and desk and yard, hall with shop"

  @VOICE-CMD-08
  Rule: hangup without a callName ends the leg it runs on
    Spec: Static commands

    Example: On the caller's leg
      Given "Main line" was given the commands:
        | command         | "answer" | "dial"                 |
        | callName        |          | "desk"                 |
        | to.type         |          | "SIP"                  |
        | to.sip.endpoint |          | "sip:desk@example.com" |
      When 1 call comes in that names "Main line", in which:
        | LEG      | HAPPENS  | command  |
        | desk     | answered |          |
        | incoming | told     | "hangup" |
      Then the leg "incoming" of the call is "ended"

    Scenario Outline: On the leg <LEG>, <WHAT>
      Given "Main line" was given the commands:
        | command         | "dial"                 |
        | callName        | "desk"                 |
        | to.type         | "SIP"                  |
        | to.sip.endpoint | "sip:desk@example.com" |
      When 1 call comes in that names "Main line", in which:
        | LEG      | HAPPENS  | command  | callName |
        | incoming | told     | "answer" |          |
        | desk     | answered |          |          |
        | <LEG>    | told     | "hangup" | <NAME>   |
      Then the leg "desk" of the call is "ended"
      And the leg "incoming" of the call is "connected"

      Examples:
        | LEG      | WHAT                 | NAME   |
        | desk     | with no name         |        |
        | incoming | with the name "desk" | "desk" |

    Example: The name of a leg that has ended is given to another one
      Given "Main line" was given the commands:
        | command                    | "dial"                 | "pause" | "dial"                 |
        | callName                   | "desk"                 |         | "desk"                 |
        | dialTimeoutDurationSeconds |                      5 |         |                     20 |
        | durationMilliseconds       |                        |   10000 |                        |
        | to.type                    | "SIP"                  |         | "SIP"                  |
        | to.sip.endpoint            | "sip:desk@example.com" |         | "sip:desk@example.com" |
      When 1 call comes in that names "Main line", in which:
        | AFTER      | LEG      | HAPPENS  | command    | callName | messages.1.type | messages.1.say.text |
        | 12 seconds | desk     | answered |            |          |                 |                     |
        | 13 seconds | desk     | told     | "messages" |          | "SAY"           | "One"               |
        | 20 seconds | incoming | told     | "hangup"   | "desk"   |                 |                     |
        | 21 seconds | desk     | told     | "messages" |          | "SAY"           | "Two"               |
      And 1 minute passes
      Then the record of the call shows:
        | what   | name |
        | played | One  |
