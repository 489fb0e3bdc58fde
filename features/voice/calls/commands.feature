@voice @needs-calls @needs-clock
Feature: Static commands in a call
  The platform carries out the commands of a service one after the other when a call comes in.

  Background:
    Given the project has the voice service "Main line"
    And it is 2024-01-15T12:00:00Z

  @VOICE-CMD-10
  Rule: The outcome of answering-machine detection picks the commands that run
    Spec: Static commands

    Scenario Outline: The outcome <OUTCOME>
      Given "Main line" was given the commands:
        | command                                | "answer" | "amd"            |
        | events.{human}.1.command               |          | "messages"       |
        | events.{human}.1.messages.1.type       |          | "SAY"            |
        | events.{human}.1.messages.1.say.text   |          | "Good morning"   |
        | events.{machine}.1.command             |          | "messages"       |
        | events.{machine}.1.messages.1.type     |          | "SAY"            |
        | events.{machine}.1.messages.1.say.text |          | "Please record"  |
        | events.{beep}.1.command                |          | "messages"       |
        | events.{beep}.1.messages.1.type        |          | "SAY"            |
        | events.{beep}.1.messages.1.say.text    |          | "After the tone" |
        | events.{unknown}.1.command             |          | "messages"       |
        | events.{unknown}.1.messages.1.type     |          | "SAY"            |
        | events.{unknown}.1.messages.1.say.text |          | "Hello?"         |
      When 1 call comes in that names "Main line", in which:
        | LEG      | HAPPENS   |
        | incoming | <OUTCOME> |
      And 1 minute passes
      Then the record of the call shows:
        | what   | name   |
        | played | <TEXT> |

      Examples:
        | OUTCOME | TEXT           |
        | human   | Good morning   |
        | machine | Please record  |
        | beep    | After the tone |
        | unknown | Hello?         |

    Example: A machine, and then its beep
      Given "Main line" was given the commands:
        | command                                | "answer" | "amd"            |
        | events.{machine}.1.command             |          | "messages"       |
        | events.{machine}.1.messages.1.type     |          | "SAY"            |
        | events.{machine}.1.messages.1.say.text |          | "Please record"  |
        | events.{beep}.1.command                |          | "messages"       |
        | events.{beep}.1.messages.1.type        |          | "SAY"            |
        | events.{beep}.1.messages.1.say.text    |          | "After the tone" |
      When 1 call comes in that names "Main line", in which:
        | AFTER     | LEG      | HAPPENS |
        |  1 second | incoming | machine |
        | 9 seconds | incoming | beep    |
      And 1 minute passes
      Then the record of the call shows:
        | what   | name           |
        | played | Please record  |
        | played | After the tone |

  @VOICE-CMD-12
  Rule: A pause holds the next command back for durationMilliseconds
    Spec: Static commands

    Example: Ten pauses of half a second, and then a message
      Given "Main line" was given the commands:
        | command              | "answer" | "pause" | "pause" | "pause" | "pause" | "pause" | "pause" | "pause" | "pause" | "pause" | "pause" | "messages" |
        | durationMilliseconds |          |     500 |     500 |     500 |     500 |     500 |     500 |     500 |     500 |     500 |     500 |            |
        | messages.1.type      |          |         |         |         |         |         |         |         |         |         |         | "SAY"      |
        | messages.1.say.text  |          |         |         |         |         |         |         |         |         |         |         | "Welcome"  |
      When 1 call comes in that names "Main line"
      And 1 minute passes
      Then the record of the call shows:
        | at                       | what   | name    |
        | 2024-01-15T12:00:05.000Z | played | Welcome |

    Example: Half a second, and then two minutes and a half
      Given "Main line" was given the commands:
        | command              | "answer" | "pause" | "pause" | "hangup" |
        | durationMilliseconds |          |     500 |  150000 |          |
      When 1 call comes in that names "Main line"
      And 3 minutes pass
      Then the record of the call shows:
        | at                       | what    | name   |
        | 2024-01-15T12:00:00.000Z | command | answer |
        | 2024-01-15T12:00:00.000Z | command | pause  |
        | 2024-01-15T12:00:00.500Z | command | pause  |
        | 2024-01-15T12:02:30.500Z | command | hangup |
