@voice
Feature: Menus among static commands
  A menu command brings its menus along, and the commands that name a menu name one of these.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: startMenu is a key of menus
    Spec: Static commands

    @VOICE-CMD-04
    Scenario Outline: startMenu <NAME> among the menus <MENUS>
      Given the service was given the commands [{"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"hangup"}]}}}]
      When the client gives the service the commands [{"command":"menu","startMenu":<NAME>,"menus":<MENUS>}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"menu","startMenu":"other","menus":{"main":{"{menu}":[{"command":"hangup"}]},"other":{"{menu}":[{"command":"hangup"}]}}}]
      Then the answer has the commands [{"startMenu":"other","menus":{"other":{}}}]

      Examples:
        | NAME   | MENUS |
        | "x"    | {"main":{"{menu}":[{"command":"hangup"}]}} |
        | "Main" | {"main":{"{menu}":[{"command":"hangup"}]},"other":{"{menu}":[{"command":"hangup"}]}} |
        | "main" | {"other":{"{menu}":[{"command":"hangup"}]}} |
        | "constructor" | {"main":{"{menu}":[{"command":"hangup"}]}} |

    @VOICE-CMD-04 @observe
    Example: An empty map of menus
      When the client gives the service the commands [{"command":"menu","startMenu":"main","menus":{}}]
      Then the platform's answer is recorded

  Rule: gotoMenu names a key of menus
    Spec: Static commands

    @VOICE-CMD-05 @reading
    Scenario Outline: gotoMenu <NAME>
      Given the service was given the commands [{"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"gotoMenu","menuName":"main"}]}}}]
      When the client gives the service the commands [{"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"gotoMenu","menuName":<NAME>}]}}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"gotoMenu","menuName":"last"}]},"last":{"{menu}":[{"command":"hangup"}]}}}]
      Then it is accepted

      Examples:
        | NAME          |
        | "other"       |
        | "Main"        |
        | "constructor" |

    @VOICE-CMD-05 @observe
    Scenario Outline: <WHAT>
      When the client gives the service the commands [<COMMANDS>]
      Then the platform's answer is recorded

      Examples:
        | WHAT                               | COMMANDS |
        | gotoMenu where no command has menus | {"command":"gotoMenu","menuName":"main"} |
        | gotoMenu after the menus           | {"command":"menu","startMenu":"main","menus":{"main":{"{menu}":[{"command":"hangup"}]}}},{"command":"gotoMenu","menuName":"main"} |
