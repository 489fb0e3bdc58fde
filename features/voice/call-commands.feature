@voice @needs-calls @needs-clock
Feature: Static commands in a call
  The platform carries out the commands of a service one after the other when a call comes in.

  Background:
    Given it is 2024-01-15T12:00:00Z

  Rule: The outcome of answering-machine detection picks the commands that run
    Spec: Static commands

    @VOICE-CMD-10
    Scenario Outline: The outcome <OUTCOME>
      Given the service was given the commands [{"command":"answer"},{"command":"amd","events":{"{human}":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"Good morning"}}]}],"{machine}":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"Please record"}}]}],"{beep}":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"After the tone"}}]}],"{unknown}":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"Hello?"}}]}]}}]
      When a call comes in that names the service, in which:
        | LEG      | HAPPENS   |
        | incoming | <OUTCOME> |
      And 1 minute passes
      Then the record of the call shows:
        | what   | name   |
        | played | <TEXT> |

      Examples:
        | OUTCOME | TEXT          |
        | human   | Good morning  |
        | machine | Please record |
        | beep    | After the tone |
        | unknown | Hello?        |

  Rule: A pause holds the next command back for durationMilliseconds
    Spec: Static commands

    @VOICE-CMD-12
    Example: Half a second, and then two seconds and a half
      Given the service was given the commands [{"command":"answer"},{"command":"pause","durationMilliseconds":500},{"command":"pause","durationMilliseconds":2500},{"command":"hangup"}]
      When a call comes in that names the service
      And 1 minute passes
      Then the record of the call shows:
        | at                       | what    | name   |
        | 2024-01-15T12:00:00.000Z | command | answer |
        | 2024-01-15T12:00:00.000Z | command | pause  |
        | 2024-01-15T12:00:00.500Z | command | pause  |
        | 2024-01-15T12:00:03.000Z | command | hangup |
