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
      And <SHORTER> pass
      Then the legs of the call are "incoming ringing, desk connected"
      When 22 seconds pass
      Then the legs of the call are "incoming ringing, desk ended"

      Examples:
        | SECONDS | SHORTER    |
        | 30      | 29 seconds |
        | 45      | 44 seconds |
