@voice
Feature: Menus among static commands
  A menu command brings its menus along, and the commands that name a menu name one of these.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-CMD-04
  Rule: startMenu is a key of menus
    Spec: Static commands

    Scenario Outline: The startMenu <NAME> among <MENUS>
      Given "Main line" was given the commands:
        | command                     | "menu"   |
        | startMenu                   | "main"   |
        | menus.main.{menu}.1.command | "hangup" |
      When the client gives "Main line" the commands:
        | command                      | "menu"          |
        | startMenu                    | "<NAME>"        |
        | menus.main.{menu}.1.command  | <MAIN COMMAND>  |
        | menus.other.{menu}.1.command | <OTHER COMMAND> |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                      | "menu"   |
        | startMenu                    | "other"  |
        | menus.main.{menu}.1.command  | "hangup" |
        | menus.other.{menu}.1.command | "hangup" |
      Then the answer has the commands:
        | startMenu   | "other" |
        | menus.other | {}      |

      Examples:
        | NAME        | MENUS                    | MAIN COMMAND | OTHER COMMAND |
        | x           | the menu main            | "hangup"     |               |
        | Main        | the menus main and other | "hangup"     | "hangup"      |
        | main        | the menu other           |              | "hangup"      |
        | constructor | the menu main            | "hangup"     |               |

    @observe
    Example: An empty map of menus
      When the client gives "Main line" the commands:
        | command   | "menu" |
        | startMenu | "main" |
        | menus     | {}     |
      Then the platform's answer is recorded

  @VOICE-CMD-05
  Rule: gotoMenu names a key of menus
    Spec: Static commands

    Scenario Outline: No such menu: gotoMenu to <NAME>
      Given "Main line" was given the commands:
        | command                      | "menu"     |
        | startMenu                    | "main"     |
        | menus.main.{menu}.1.command  | "gotoMenu" |
        | menus.main.{menu}.1.menuName | "main"     |
      When the client gives "Main line" the commands:
        | command                      | "menu"     |
        | startMenu                    | "main"     |
        | menus.main.{menu}.1.command  | "gotoMenu" |
        | menus.main.{menu}.1.menuName | <NAME>     |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                      | "menu"     |
        | startMenu                    | "main"     |
        | menus.main.{menu}.1.command  | "gotoMenu" |
        | menus.main.{menu}.1.menuName | "last"     |
        | menus.last.{menu}.1.command  | "hangup"   |
      Then it is accepted

      Examples:
        | NAME          |
        | "other"       |
        | "Main"        |
        | "constructor" |

    @observe
    Example: gotoMenu where no command has menus
      When the client gives "Main line" the commands:
        | command  | "gotoMenu" |
        | menuName | "main"     |
      Then the platform's answer is recorded

    @observe
    Example: gotoMenu after the menus
      When the client gives "Main line" the commands:
        | command                     | "menu"   | "gotoMenu" |
        | startMenu                   | "main"   |            |
        | menus.main.{menu}.1.command | "hangup" |            |
        | menuName                    |          | "main"     |
      Then the platform's answer is recorded
