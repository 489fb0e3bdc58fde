@voice
Feature: Static commands
  A static behavior tells the platform step by step what to do with a call.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-CMD-01
  Rule: A command may have no members but those that it needs
    Spec: Static commands

    Scenario Outline: The command <COMMAND>
      When the client gives "Main line" the commands:
        | command        | "<COMMAND>"   |
        | <MEMBER>       | <VALUE>       |
        | <OTHER MEMBER> | <OTHER VALUE> |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | command        | "<COMMAND>"   |
        | <MEMBER>       | <VALUE>       |
        | <OTHER MEMBER> | <OTHER VALUE> |

      Examples:
        | COMMAND       | MEMBER               | VALUE      | OTHER MEMBER        | OTHER VALUE                     |
        | amd           |                      |            |                     |                                 |
        | dial          | to.type              | "SIP"      | to.sip.endpoint     | "sip:desk@example.com"          |
        | messages      | messages.1.type      | "SAY"      | messages.1.say.text | "Welcome"                       |
        | stopMessages  | messagesName         | "welcome"  |                     |                                 |
        | webhook       | webhookName          | "pay"      | url                 | "https://calls.example.com/pay" |
        | hangup        |                      |            |                     |                                 |
        | answer        |                      |            |                     |                                 |
        | pause         | durationMilliseconds |        500 |                     |                                 |
        | stopRecording | recordingName        | "greeting" |                     |                                 |
        | bridgeCall    | bridgeName           | "room"     |                     |                                 |

    Example: startRecording, with a destination that the document does not show
      Given "Main line" was given the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
      When the client updates "Main line" with description "Evenings"
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |

    Scenario Outline: <COMMAND> in a menu, whose form the document does not show
      Given "Main line" was given the commands:
        | command                      | "menu"      |
        | startMenu                    | "main"      |
        | menus.main.{menu}.1.command  | "<COMMAND>" |
        | menus.main.{menu}.1.menuName | <MENU>      |
      When the client updates "Main line" with description "Evenings"
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | command                      | "menu"      |
        | startMenu                    | "main"      |
        | menus.main.{menu}.1.command  | "<COMMAND>" |
        | menus.main.{menu}.1.menuName | <MENU>      |

      Examples:
        | COMMAND  | MENU   |
        | hangup   |        |
        | gotoMenu | "main" |

    @observe
    Scenario Outline: An empty menu, and <WHAT>
      When the client gives "Main line" the commands:
        | command    | "menu" | <COMMAND> |
        | startMenu  | "main" |           |
        | menus.main | {}     |           |
        | menuName   |        | <MENU>    |
      Then the platform's answer is recorded

      Examples:
        | WHAT              | COMMAND    | MENU   |
        | nothing else      |            |        |
        | gotoMenu after it | "gotoMenu" | "main" |

  @VOICE-CMD-01
  Rule: A command is one of the thirteen that the document lists
    Spec: Static commands

    Scenario Outline: <WHAT> instead of a command
      When the client gives "Main line" the commands:
        | command  | <COMMAND> | <ANOTHER> |
        | callName | <NAME>    |           |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command | "hangup" |
      Then the answer has the commands:
        | command | "hangup" |

      Examples:
        | WHAT                       | COMMAND    | NAME   | ANOTHER    |
        | A word of no command       | "transfer" |        |            |
        | A command in capitals      | "Hangup"   |        |            |
        | A member of a command      |            | "desk" |            |
        | A good command and another | "answer"   |        | "transfer" |

    Example: The name of a command where an object is due
      When the client updates "Main line" with:
        | callBehavior.type              | "STATIC" |
        | callBehavior.static.commands.1 | "hangup" |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command | "hangup" |
      Then the answer has the commands:
        | command | "hangup" |
