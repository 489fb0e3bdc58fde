@voice @needs-calls @needs-clock
Feature: Legs and bridges of a call
  Commands connect the legs of a call, and end them one by one.

  Background:
    Given it is 2024-01-15T12:00:00Z

  Rule: A bridge is made for the first leg that names it, and the next ones join
    Spec: Static commands

    @VOICE-CMD-07
    Example: Two legs name the same bridge, a third one another
      Given the service was given the commands [{"command":"answer"},{"command":"dial","callName":"desk","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}},{"command":"dial","callName":"shop","to":{"type":"SIP","sip":{"endpoint":"sip:shop@example.com"}}},{"command":"bridgeCall","bridgeName":"room"}]
      When a call comes in that names the service, in which:
        | LEG      | HAPPENS  | COMMANDS |
        | desk     | answered |          |
        | shop     | answered |          |
        | desk     | told     | [{"command":"bridgeCall","bridgeName":"room"}] |
        | shop     | told     | [{"command":"bridgeCall","bridgeName":"hall"}] |
      Then the bridges of the call are "room with incoming and desk, hall with shop"

  Rule: hangup without a callName ends the leg it runs on
    Spec: Static commands

    @VOICE-CMD-08
    Example: On the caller's leg
      Given the service was given the commands [{"command":"answer"},{"command":"dial","callName":"desk","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}}]
      When a call comes in that names the service, in which:
        | LEG      | HAPPENS  | COMMANDS               |
        | desk     | answered |                        |
        | incoming | told     | [{"command":"hangup"}] |
      Then the leg "incoming" of the call is "ended"

    @VOICE-CMD-08
    Scenario Outline: On the leg <LEG>, <WHAT>
      Given the service was given the commands [{"command":"answer"},{"command":"dial","callName":"desk","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}}]
      When a call comes in that names the service, in which:
        | LEG   | HAPPENS  | COMMANDS  |
        | desk  | answered |           |
        | <LEG> | told     | [<HANGUP>] |
      Then the legs of the call are "incoming connected, desk ended"

      Examples:
        | LEG      | WHAT           | HANGUP |
        | desk     | no name        | {"command":"hangup"} |
        | incoming | another's name | {"command":"hangup","callName":"desk"} |
