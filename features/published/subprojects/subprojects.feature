@subprojects
Feature: Making and reading subprojects
  A parent project makes subprojects, with names and labels of its choice.

  @PUB-SUB-CREATE-01 @published
  Rule: A new subproject is answered with HTTP status 200 and shown whole

    @smoke
    Example: A name and labels
      When the client asks to create a subproject, where "/labels" is {"team":"north","floor":"2"}
      Then it is accepted with HTTP status 200
      And the answer includes {"deleted":false,"labels":{"team":"north","floor":"2"}}

    Example: A parent of its own choice
      When the client asks to create a subproject, where "/parentProjectId" is "somebody-else"
      Then it is accepted with HTTP status 200
      But the answer does not contain "somebody-else"

    Example: The same name twice
      When the client asks to create a subproject, where "/displayName" is "Åsa & Zoë, 東京"
      And the client asks to create a subproject, where "/displayName" is "Åsa & Zoë, 東京"
      Then it is accepted with HTTP status 200
      And the answer includes {"displayName":"Åsa & Zoë, 東京"}

  @PUB-SUB-READ-01 @published
  Rule: A subproject is shown as it was made

    Example: Read by its parent
      When the client asks to read a subproject
      Then it is accepted with HTTP status 200
      And the answer includes {"deleted":false}
      And the answer contains '"displayName":"Branch '

    Example: Read with its labels
      When the client asks to rename a subproject, where "/labels" is {"team":"north"}
      And the client asks to read a subproject
      Then it is accepted with HTTP status 200
      And the answer includes {"displayName":"Branch office","labels":{"team":"north"}}

  @PUB-SUB-NEST-01 @published
  Rule: A subproject has no subprojects of its own

    Example: Below a subproject, and beside it
      When the client asks to create a subproject under a subproject
      Then it is refused with HTTP status 400
      And the answer includes {"error":{"status":"FAILED_PRECONDITION"}}
      When the client asks to create a subproject
      Then it is accepted with HTTP status 200
