@voice
Feature: Types of the members of static commands
  Durations are whole numbers, names are text, and messages come as a list.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-CMD-03
  Rule: A member of a command has the type that the document gives it
    Spec: Static commands

    Scenario Outline: A wrong type: <COMMAND> with the <MEMBER> <WRONG>
      When the client gives "Main line" the commands:
        | command         | "<COMMAND>" |
        | <MEMBER>        | <WRONG>     |
        | to.type         | <TO>        |
        | to.sip.endpoint | <ENDPOINT>  |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command         | "<COMMAND>" |
        | <MEMBER>        | <RIGHT>     |
        | to.type         | <TO>        |
        | to.sip.endpoint | <ENDPOINT>  |
      Then the answer has the commands:
        | <MEMBER> | <RIGHT> |

      Examples: Durations
        | COMMAND | MEMBER                     | WRONG | RIGHT | TO    | ENDPOINT               |
        | pause   | durationMilliseconds       | "500" |   500 |       |                        |
        | pause   | durationMilliseconds       |   1.5 |     2 |       |                        |
        | pause   | durationMilliseconds       | true  |  1000 |       |                        |
        | dial    | dialTimeoutDurationSeconds | "20"  |    20 | "SIP" | "sip:desk@example.com" |
        | dial    | dialTimeoutDurationSeconds |  20.5 |    20 | "SIP" | "sip:desk@example.com" |
        | dial    | maxCallDurationSeconds     | "60"  |    60 | "SIP" | "sip:desk@example.com" |

      Examples: Names
        | COMMAND       | MEMBER        | WRONG     | RIGHT     | TO | ENDPOINT |
        | hangup        | callName      |         7 | "seven"   |    |          |
        | stopMessages  | messagesName  | true      | "welcome" |    |          |
        | stopRecording | recordingName | ["voice"] | "voice"   |    |          |
        | bridgeCall    | bridgeName    | {}        | "room"    |    |          |

    Scenario Outline: messages with <WHAT> for a list of messages
      When the client gives "Main line" the commands:
        | command  | "messages" |
        | messages | <WRONG>    |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command             | "messages" |
        | messages.1.type     | "SAY"      |
        | messages.1.say.text | "Welcome"  |
      Then the answer has the commands:
        | messages.1.type     | "SAY"     |
        | messages.1.say.text | "Welcome" |

      Examples:
        | WHAT      | WRONG     |
        | an object | {}        |
        | a text    | "Welcome" |

    @observe
    Scenario Outline: A pause of <SPAN> milliseconds
      When the client gives "Main line" the commands:
        | command              | "pause" |
        | durationMilliseconds | <SPAN>  |
      Then the platform's answer is recorded

      Examples:
        | SPAN |
        |    0 |
        |   -1 |
