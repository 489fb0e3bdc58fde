@voice
Feature: Limits of menus
  What a menu waits for is limited, and a value at a limit is taken.

  @PUB-VOICE-LIMIT-06 @published
  Rule: Patience, repetitions, inputs and matches of a menu are limited

    Scenario Outline: A menu whose <MEMBER> is <INSIDE>, and one with <OUTSIDE>
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/<MEMBER>" is <INSIDE>
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/<MEMBER>" is <OUTSIDE>
      Then it is refused with HTTP status 400

      Examples:
        | MEMBER                      | INSIDE       | OUTSIDE       |
        | inputTimeoutDurationSeconds |            1 |             0 |
        | inputTimeoutDurationSeconds |           60 |            61 |
        | repeatCount                 |            0 |            -1 |
        | repeatCount                 |           10 |            11 |
        | maximumInputLength          |            1 |             0 |
        | maximumInputLength          |          100 |           101 |
        | terminatingSequence         | "0123456789" | "0123456789#" |
        | terminatingSequence         | "*#"         | "A"           |

    Example: 50 and 51 matches
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/matches" has 50 entries
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/matches" has 51 entries
      Then it is refused with HTTP status 400

    Example: A key of 256 and one of 257 characters
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/matches/0/key" is 256 characters long
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/matches/0/key" is 257 characters long
      Then it is refused with HTTP status 400
