@voice @needs-calls @needs-clock
Feature: Messages and names in a call
  Messages are played in turn, and names in a call belong to one thing each.

  Background:
    Given the project has the voice service "Main line"
    And it is 2024-01-15T12:00:00Z

  @VOICE-CMD-11
  Rule: Messages are heard in their order
    Spec: Static commands

    Example: Six messages, and one more
      Given "Main line" was given the commands:
        | command             | "answer" | "messages"                           | "messages"    |
        | messages.1.type     |          | "SAY"                                | "SAY"         |
        | messages.1.say.text |          | "Welcome"                            | "Please hold" |
        | messages.2.type     |          | "PLAY"                               |               |
        | messages.2.play.url |          | "https://media.example.com/song.mp3" |               |
        | messages.3.type     |          | "SAY"                                |               |
        | messages.3.say.text |          | "All lines are busy"                 |               |
        | messages.4.type     |          | "SAY"                                |               |
        | messages.4.say.text |          | "Three before you"                   |               |
        | messages.5.type     |          | "SAY"                                |               |
        | messages.5.say.text |          | "Two before you"                     |               |
        | messages.6.type     |          | "SAY"                                |               |
        | messages.6.say.text |          | "One before you"                     |               |
      When 1 call comes in that names "Main line"
      And 1 minute passes
      Then the record of the call shows:
        | what   | name                               |
        | played | Welcome                            |
        | played | https://media.example.com/song.mp3 |
        | played | All lines are busy                 |
        | played | Three before you                   |
        | played | Two before you                     |
        | played | One before you                     |
        | played | Please hold                        |

  @VOICE-CMD-06 @observe
  Rule: Legs of a call and messages of a session have different names
    Spec: Static commands

    Example: Two dialled legs share a callName
      When the client gives "Main line" the commands:
        | command         | "answer" | "dial"                 | "dial"                 |
        | callName        |          | "desk"                 | "desk"                 |
        | to.type         |          | "SIP"                  | "SIP"                  |
        | to.sip.endpoint |          | "sip:desk@example.com" | "sip:desk@example.com" |
      Then the platform's answer is recorded
      When 1 call comes in that names "Main line"
      And 1 minute passes
      Then the outcome is recorded

    Example: Two lists share a messagesName
      When the client gives "Main line" the commands:
        | command             | "answer" | "messages" | "messages" |
        | messagesName        |          | "a"        | "a"        |
        | messages.1.type     |          | "SAY"      | "SAY"      |
        | messages.1.say.text |          | "One"      | "Three"    |
        | messages.2.type     |          | "SAY"      |            |
        | messages.2.say.text |          | "Two"      |            |
      Then the platform's answer is recorded
      When 1 call comes in that names "Main line"
      And 1 minute passes
      Then the outcome is recorded
