@subprojects
Feature: Making, reading, changing and deleting subprojects
  A parent project keeps its subprojects in order; a deleted one stays on record.

  Rule: A new subproject is answered with HTTP status 200 and shown whole
    Spec: Published: subprojects

    @PUB-SUB-CREATE-01 @published @smoke
    Example: A name and labels
      When the client asks to create a subproject, where "/labels" is '{"team":"north","floor":"2"}'
      Then it is accepted with HTTP status 200
      And the answer includes {"deleted":false,"labels":{"team":"north","floor":"2"}}

    @PUB-SUB-CREATE-01 @published
    Example: A parent of its own choice
      When the client asks to create a subproject, where "/parentProjectId" is "somebody-else"
      Then it is accepted with HTTP status 200
      But the answer does not contain "somebody-else"

    @PUB-SUB-CREATE-01 @published
    Example: The same name twice
      When the client asks to create a subproject, where "/displayName" is "Branch"
      And the client asks to create a subproject, where "/displayName" is "Branch"
      Then it is accepted with HTTP status 200
      And the answer includes {"displayName":"Branch"}

  Rule: A display name has 1 to 255 characters
    Spec: Published: subprojects

    @PUB-SUB-LIMIT-01 @published
    Scenario Outline: <INSIDE> and <OUTSIDE> characters, to <OPERATION>
      When the client asks to <OPERATION>, where "/displayName" is <INSIDE> characters long
      Then it is accepted with HTTP status 200
      When the client asks to <OPERATION>, where "/displayName" is <OUTSIDE> characters long
      Then it is refused with HTTP status 400
      And the answer contains "displayName"

      Examples:
        | OPERATION           | INSIDE | OUTSIDE |
        | create a subproject | 1      | 0       |
        | create a subproject | 255    | 256     |
        | rename a subproject | 1      | 0       |
        | rename a subproject | 255    | 256     |

    @PUB-SUB-LIMIT-01 @published
    Example: No name at all
      When the client asks to create a subproject, leaving out "/displayName"
      Then it is refused with HTTP status 400
      And the answer contains "displayName"

    @PUB-SUB-LIMIT-01 @published
    Scenario Outline: The name <VALUE>
      When the client asks to create a subproject, where "/displayName" is "<VALUE>"
      Then it is refused with HTTP status 400

      Examples:
        | VALUE |
        | null  |
        | 17    |
        | []    |

  Rule: A subproject has at most 255 labels, with keys and values of 1 to 255 characters
    Spec: Published: subprojects

    @PUB-SUB-LIMIT-02 @published
    Example: 255 and 256 labels
      When the client asks to create a subproject, where "/labels" has 255 entries
      Then it is accepted with HTTP status 200
      When the client asks to create a subproject, where "/labels" has 256 entries
      Then it is refused with HTTP status 400
      And the answer contains "labels"

    @PUB-SUB-LIMIT-02 @published
    Scenario Outline: A value of <INSIDE> and one of <OUTSIDE> characters
      When the client asks to create a subproject, where "/labels/team" is <INSIDE> characters long
      Then it is accepted with HTTP status 200
      When the client asks to create a subproject, where "/labels/team" is <OUTSIDE> characters long
      Then it is refused with HTTP status 400

      Examples:
        | INSIDE | OUTSIDE |
        | 1      | 0       |
        | 255    | 256     |

    @PUB-SUB-LIMIT-02 @published
    Scenario Outline: The labels <LABELS>
      When the client asks to create a subproject, where "/labels" is '<LABELS>'
      Then it is refused with HTTP status 400

      Examples:
        | LABELS       |
        | {"":"north"} |
        | {"team":5}   |
        | ["team"]     |
        | "team"       |

  Rule: A subproject is shown as it was made
    Spec: Published: subprojects

    @PUB-SUB-READ-01 @published
    Example: Read by its parent
      When the client asks to read a subproject
      Then it is accepted with HTTP status 200
      And the answer includes {"deleted":false}
      And the answer contains '"displayName":"Branch '

    @PUB-SUB-READ-01 @published
    Example: Read with its labels
      When the client asks to rename a subproject, where "/labels" is '{"team":"north"}'
      And the client asks to read a subproject
      Then it is accepted with HTTP status 200
      And the answer includes {"displayName":"Branch office","labels":{"team":"north"}}

  Rule: Name and labels of a subproject can be changed, one without the other
    Spec: Published: subprojects

    @PUB-SUB-CHANGE-01 @published @needs-clock
    Example: A new name a minute later
      Given it is 2024-01-15T12:00:00Z
      When the client asks to read a subproject
      And 1 minute passes
      And the client asks to rename a subproject, where "/labels" is '{"team":"south"}'
      Then it is accepted with HTTP status 200
      And the answer includes {"displayName":"Branch office","labels":{"team":"south"}}
      And the answer shows the instant 2024-01-15T12:00:00Z as "createTime"
      And the answer shows the instant 2024-01-15T12:01:00Z as "updateTime"

    @PUB-SUB-CHANGE-01 @published
    Example: A name alone leaves the labels, labels alone leave the name
      When the client asks to rename a subproject, where "/labels" is '{"team":"south"}'
      And the client asks to rename a subproject
      Then the answer includes {"displayName":"Branch office","labels":{"team":"south"}}
      When the client asks to rename a subproject with this body:
        """
        {"labels":{"team":"west"}}
        """
      Then it is accepted with HTTP status 200
      And the answer includes {"displayName":"Branch office","labels":{"team":"west"}}

  Rule: A deleted subproject is marked as deleted and stays on record
    Spec: Published: subprojects

    @PUB-SUB-DELETE-01 @published
    Example: Deleted, and read again
      When the client asks to delete a subproject
      Then it is accepted with HTTP status 200
      When the client asks to read a subproject
      Then it is accepted with HTTP status 200
      And the answer includes {"deleted":true}

  Rule: A subproject has no subprojects of its own
    Spec: Published: subprojects

    @PUB-SUB-NEST-01 @published
    Example: Below a subproject, and beside it
      When the client asks to create a subproject under a subproject
      Then it is refused with HTTP status 400
      And the answer includes {"error":{"status":"FAILED_PRECONDITION"}}
      When the client asks to create a subproject
      Then it is accepted with HTTP status 200
