@voice
Feature: Required members of static commands
  A command without one of the members that it needs never becomes part of a behavior.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-CMD-02
  Rule: A command that lacks a required member is refused
    Spec: Static commands

    Scenario Outline: <COMMAND> without <MEMBER>
      When the client gives "Main line" the commands:
        | command        | "<COMMAND>"   |
        | <OTHER MEMBER> | <OTHER VALUE> |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command        | "<COMMAND>"   |
        | <OTHER MEMBER> | <OTHER VALUE> |
        | <MEMBER>       | <VALUE>       |
      Then the answer has the commands:
        | <MEMBER> | <VALUE> |

      Examples:
        | COMMAND       | MEMBER               | VALUE                           | OTHER MEMBER | OTHER VALUE                     |
        | stopMessages  | messagesName         | "welcome"                       |              |                                 |
        | webhook       | webhookName          | "pay"                           | url          | "https://calls.example.com/pay" |
        | webhook       | url                  | "https://calls.example.com/pay" | webhookName  | "pay"                           |
        | pause         | durationMilliseconds |                             500 |              |                                 |
        | stopRecording | recordingName        | "greeting"                      |              |                                 |
        | bridgeCall    | bridgeName           | "room"                          |              |                                 |

    Scenario Outline: dial without to, <WHAT>
      When the client gives "Main line" the commands:
        | command           | "dial"   |
        | from.type         | <FROM>   |
        | from.phone.number | <NUMBER> |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command           | "dial"                 |
        | from.type         | <FROM>                 |
        | from.phone.number | <NUMBER>               |
        | to.type           | "SIP"                  |
        | to.sip.endpoint   | "sip:desk@example.com" |
      Then the answer has the commands:
        | to.type         | "SIP"                  |
        | to.sip.endpoint | "sip:desk@example.com" |

      Examples:
        | WHAT          | FROM    | NUMBER         |
        | and no from   |         |                |
        | but with from | "PHONE" | "+46700000001" |

    Example: messages without messages, but with a name
      When the client gives "Main line" the commands:
        | command      | "messages" |
        | messagesName | "welcome"  |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command             | "messages" |
        | messagesName        | "welcome"  |
        | messages.1.type     | "SAY"      |
        | messages.1.say.text | "Welcome"  |
      Then the answer has the commands:
        | messages.1.type     | "SAY"     |
        | messages.1.say.text | "Welcome" |

    Example: A recording without options
      Given "Main line" was given the commands:
        | command                         | "startRecording"        |
        | recordingName                   | "greeting"              |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
      When the client gives "Main line" the commands:
        | command       | "startRecording" |
        | recordingName | "greeting"       |
      Then it is refused
      And "Main line" is unchanged
      When the client updates "Main line" with description "Evenings"
      Then the answer has the commands:
        | command                         | "startRecording"        |
        | recordingName                   | "greeting"              |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |

    Scenario Outline: A menu command without <MEMBER>
      Given "Main line" was given the commands:
        | command                     | "menu"   |
        | startMenu                   | "main"   |
        | menus.main.{menu}.1.command | "hangup" |
      When the client gives "Main line" the commands:
        | command                     | "menu"    |
        | startMenu                   | <START>   |
        | menus.main.{menu}.1.command | <COMMAND> |
      Then it is refused
      And "Main line" is unchanged
      When the client updates "Main line" with description "Evenings"
      Then the answer has the commands:
        | command                     | "menu"   |
        | startMenu                   | "main"   |
        | menus.main.{menu}.1.command | "hangup" |

      Examples:
        | MEMBER    | START  | COMMAND  |
        | startMenu |        | "hangup" |
        | menus     | "main" |          |

    Example: gotoMenu without menuName
      Given "Main line" was given the commands:
        | command                      | "menu"     |
        | startMenu                    | "main"     |
        | menus.main.{menu}.1.command  | "gotoMenu" |
        | menus.main.{menu}.1.menuName | "main"     |
      When the client gives "Main line" the commands:
        | command                     | "menu"     |
        | startMenu                   | "main"     |
        | menus.main.{menu}.1.command | "gotoMenu" |
      Then it is refused
      And "Main line" is unchanged
      When the client updates "Main line" with description "Evenings"
      Then the answer has the commands:
        | command                      | "menu"     |
        | startMenu                    | "main"     |
        | menus.main.{menu}.1.command  | "gotoMenu" |
        | menus.main.{menu}.1.menuName | "main"     |
