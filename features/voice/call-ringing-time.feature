@voice @needs-calls @needs-clock
Feature: How long a dialled leg rings
  A dial command says how long to wait for an answer.

  Background:
    Given it is 2024-01-15T12:00:00Z

  Rule: onTimeout happens when nobody answers within dialTimeoutDurationSeconds
    Spec: Static commands

    @VOICE-EVT-05 @needs-callbacks
    Example: No answer for twenty seconds
      Given the service sends its events to the receiver "ear"
      When a call comes in that names the service, in which:
        | LEG      | HAPPENS | COMMANDS |
        | incoming | told    | [{"command":"dial","callName":"desk","dialTimeoutDurationSeconds":20,"to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}}] |
      And 19 seconds 999 milliseconds pass
      Then the receiver "ear" gets exactly 0 events with "timeout" in them
      When 1 second passes
      Then the receiver "ear" gets at least 1 event with "timeout" in it

    @VOICE-EVT-05 @needs-callbacks
    Scenario Outline: An answer after <SPAN>
      Given the service sends its events to the receiver "ear"
      When a call comes in that names the service, in which:
        | AFTER  | LEG      | HAPPENS  | COMMANDS |
        |        | incoming | told     | [{"command":"dial","callName":"desk","dialTimeoutDurationSeconds":20,"to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}}] |
        | <SPAN> | desk     | answered |          |
      And 1 minute passes
      Then the receiver "ear" gets exactly 0 events with "timeout" in them
      And the receiver "ear" gets at least 1 event
      And the leg "desk" of the call is "connected"

      Examples:
        | SPAN       |
        | 1 second   |
        | 19 seconds |

    @VOICE-EVT-05
    Example: Two legs with windows of their own
      Given the service was given the commands [{"command":"dial","callName":"desk","dialTimeoutDurationSeconds":5,"to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}},{"command":"dial","callName":"shop","dialTimeoutDurationSeconds":25,"to":{"type":"SIP","sip":{"endpoint":"sip:shop@example.com"}}}]
      When a call comes in that names the service
      And 30 seconds pass
      Then the record of the call shows:
        | at                       | leg  | what  | name      |
        | 2024-01-15T12:00:05.000Z | desk | event | onTimeout |
        | 2024-01-15T12:00:25.000Z | shop | event | onTimeout |

    @VOICE-EVT-05 @observe
    Example: An answer at the last moment
      Given the service was given the commands [{"command":"dial","callName":"desk","dialTimeoutDurationSeconds":20,"to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}}]
      When a call comes in that names the service, in which:
        | AFTER      | LEG  | HAPPENS  |
        | 20 seconds | desk | answered |
      And 1 minute passes
      Then the call is recorded
