@subprojects
Feature: Limits of subprojects
  Names and labels of a subproject have limits.

  @PUB-SUB-LIMIT-01 @published
  Rule: A display name has 1 to 255 characters

    Scenario Outline: <INSIDE> and <OUTSIDE> characters, to <OPERATION>
      When the client asks to <OPERATION>, where "/displayName" is <INSIDE> characters long
      Then it is accepted with HTTP status 200
      When the client asks to <OPERATION>, where "/displayName" is <OUTSIDE> characters long
      Then it is refused with HTTP status 400
      And the answer contains "displayName"

      Examples:
        | OPERATION           | INSIDE | OUTSIDE |
        | create a subproject |      1 |       0 |
        | create a subproject |    255 |     256 |
        | rename a subproject |      1 |       0 |
        | rename a subproject |    255 |     256 |

    Example: No name at all
      When the client asks to create a subproject, where "/displayName" is missing
      Then it is refused with HTTP status 400
      And the answer contains "displayName"

    Scenario Outline: The name <VALUE>
      When the client asks to create a subproject, where "/displayName" is <VALUE>
      Then it is refused with HTTP status 400

      Examples:
        | VALUE |
        | null  |
        |    17 |
        | []    |

  @PUB-SUB-LIMIT-02 @published
  Rule: A subproject has at most 255 labels, with keys and values of 1 to 255 characters

    Example: 255 and 256 labels
      When the client asks to create a subproject, where "/labels" has 255 entries
      Then it is accepted with HTTP status 200
      And the answer contains "entry 254"
      When the client asks to create a subproject, where "/labels" has 256 entries
      Then it is refused with HTTP status 400
      And the answer contains "labels"

    Scenario Outline: A value of <INSIDE> and one of <OUTSIDE> characters
      When the client asks to create a subproject, where "/labels/team" is <INSIDE> characters long
      Then it is accepted with HTTP status 200
      When the client asks to create a subproject, where "/labels/team" is <OUTSIDE> characters long
      Then it is refused with HTTP status 400

      Examples:
        | INSIDE | OUTSIDE |
        |      1 |       0 |
        |    255 |     256 |

    Scenario Outline: The labels <LABELS>
      When the client asks to create a subproject, where "/labels" is <LABELS>
      Then it is refused with HTTP status 400

      Examples:
        | LABELS       |
        | {"":"north"} |
        | {"team":5}   |
        | ["team"]     |
        | "team"       |
