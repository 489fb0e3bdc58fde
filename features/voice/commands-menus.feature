@voice
Feature: Menus among static commands
  A menu command brings its menus along, and the commands that name a menu name one of these.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: startMenu is a key of menus
    Spec: Static commands

    @VOICE-CMD-04
    Scenario Outline: startMenu <NAME> among the menus <MENUS>
      When the client gives the service the commands [{"command":"menu","startMenu":<NAME>,"menus":<MENUS>}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"menu","startMenu":"main","menus":{"main":{}}}]
      Then the answer has the commands [{"startMenu":"main"}]

      Examples:
        | NAME   | MENUS                  |
        | "x"    | {"main":{}}            |
        | "Main" | {"main":{},"other":{}} |
        | "main" | {}                     |

    @VOICE-CMD-04 @observe
    Example: startMenu names the second of two menus
      When the client gives the service the commands [{"command":"menu","startMenu":"other","menus":{"main":{},"other":{}}}]
      Then the platform's answer is recorded

  Rule: gotoMenu names a key of menus
    Spec: Static commands

    @VOICE-CMD-05 @reading
    Scenario Outline: gotoMenu <NAME>
      When the client gives the service the commands [{"command":"menu","startMenu":"main","menus":{"main":{}}},{"command":"gotoMenu","menuName":<NAME>}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"menu","startMenu":"main","menus":{"main":{}}},{"command":"gotoMenu","menuName":"main"}]
      Then it is accepted

      Examples:
        | NAME    |
        | "other" |
        | "Main"  |

    @VOICE-CMD-05 @observe
    Example: gotoMenu where no command has menus
      When the client gives the service the commands [{"command":"gotoMenu","menuName":"main"}]
      Then the platform's answer is recorded
