@voice
Feature: Types of the members of static commands
  Durations are whole numbers, names are text, and messages come as a list.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A member of a command has the type that the document gives it
    Spec: Static commands

    @VOICE-CMD-03
    Scenario Outline: <MEMBER> <WRONG> in <COMMAND>
      When the client gives the service the commands [{"command":"<COMMAND>"<REST>,"<MEMBER>":<WRONG>}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"<COMMAND>"<REST>,"<MEMBER>":<RIGHT>}]
      Then the answer has the commands [{"<MEMBER>":<RIGHT>}]

      Examples: Durations
        | COMMAND | MEMBER                     | REST | WRONG  | RIGHT |
        | pause   | durationMilliseconds       |      | "500"  | 500   |
        | pause   | durationMilliseconds       |      | 1.5    | 2     |
        | pause   | durationMilliseconds       |      | true   | 1000  |
        | dial    | dialTimeoutDurationSeconds | ,"to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}} | "20" | 20 |
        | dial    | dialTimeoutDurationSeconds | ,"to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}} | 20.5 | 20 |
        | dial    | maxCallDurationSeconds     | ,"to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}} | "60" | 60 |

      Examples: Names
        | COMMAND       | MEMBER        | REST | WRONG     | RIGHT     |
        | hangup        | callName      |      | 7         | "seven"   |
        | stopMessages  | messagesName  |      | true      | "welcome" |
        | stopRecording | recordingName |      | ["voice"] | "voice"   |
        | bridgeCall    | bridgeName    |      | {}        | "room"    |

      Examples: Messages
        | COMMAND  | MEMBER   | REST | WRONG     | RIGHT |
        | messages | messages |      | {}        | [{"type":"SAY","say":{"text":"Welcome"}}] |
        | messages | messages |      | "Welcome" | [{"type":"SAY","say":{"text":"Welcome"}}] |

    @VOICE-CMD-03 @observe
    Scenario Outline: A pause of <SPAN> milliseconds
      When the client gives the service the commands [{"command":"pause","durationMilliseconds":<SPAN>}]
      Then the platform's answer is recorded

      Examples:
        | SPAN |
        | 0    |
        | -1   |
