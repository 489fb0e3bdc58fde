@voice @needs-calls @needs-clock
Feature: How long a call lasts
  A dial command says when a call ends by itself.

  Background:
    Given it is 2024-01-15T12:00:00Z

  Rule: A call ends by itself when it reaches maxCallDurationSeconds
    Spec: Static commands

    @VOICE-EVT-07
    Scenario Outline: <SECONDS> seconds
      Given the service was given the commands [{"command":"dial","callName":"desk","dialTimeoutDurationSeconds":20,"maxCallDurationSeconds":<SECONDS>,"to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}}]
      When a call comes in that names the service, in which:
        | AFTER    | LEG  | HAPPENS  |
        | 1 second | desk | answered |
      And <SHORTER> 999 milliseconds pass
      Then the leg "desk" of the call is "connected"
      When 1 second 500 milliseconds pass
      Then the leg "desk" of the call is "ended"

      Examples:
        | SECONDS | SHORTER    |
        | 30      | 29 seconds |
        | 45      | 44 seconds |

    @VOICE-EVT-07
    Scenario Outline: <SECONDS> seconds, answered without ringing
      Given the service was given the commands [{"command":"dial","callName":"desk","maxCallDurationSeconds":<SECONDS>,"to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}}]
      When a call comes in that names the service, in which:
        | LEG  | HAPPENS  |
        | desk | answered |
      And <SHORTER> 999 milliseconds pass
      Then the leg "desk" of the call is "connected"
      When 501 milliseconds pass
      Then the leg "desk" of the call is "ended"

      Examples:
        | SECONDS | SHORTER              |
        | 30      | 29 seconds           |
        | 90      | 1 minute 29 seconds  |
