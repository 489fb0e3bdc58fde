@subprojects
Feature: Changing and deleting subprojects
  A parent project keeps its subprojects in order; a deleted one stays on record.

  @PUB-SUB-CHANGE-01 @published
  Rule: Name and labels of a subproject can be changed, one without the other

    @needs-clock
    Example: A new name a minute later
      Given it is 2024-01-15T12:00:00Z
      When the client asks to read a subproject
      And 1 minute passes
      And the client asks to rename a subproject, where "/labels" is {"team":"south"}
      Then it is accepted with HTTP status 200
      And the answer includes {"displayName":"Branch office","labels":{"team":"south"}}
      And "createTime" of the answer is the instant 2024-01-15T12:00:00Z
      And "updateTime" of the answer is the instant 2024-01-15T12:01:00Z

    Example: A name alone leaves the labels, labels alone leave the name
      When the client asks to rename a subproject, where "/labels" is {"team":"south"}
      And the client asks to rename a subproject
      Then the answer includes {"displayName":"Branch office","labels":{"team":"south"}}
      When the client asks to rename a subproject with this body:
        """
        {"labels":{"team":"west"}}
        """
      Then it is accepted with HTTP status 200
      And the answer includes {"displayName":"Branch office","labels":{"team":"west"}}

  @PUB-SUB-DELETE-01 @published
  Rule: A deleted subproject is marked as deleted and stays on record

    Example: Deleted, and read again
      When the client asks to delete a subproject
      Then it is accepted with HTTP status 200
      When the client asks to read a subproject
      Then it is accepted with HTTP status 200
      And the answer includes {"deleted":true}
