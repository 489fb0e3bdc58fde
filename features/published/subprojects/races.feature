@subprojects
Feature: Subprojects that are made at once
  Names need not differ, so every request makes a subproject, and each is another one.

  @PUB-SUB-RACE-01 @published
  Rule: Each of many requests at the same moment makes a subproject of its own

    @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given the next 64 requests to create a subproject are decided together
      When the client asks 64 times at once to create a subproject
      Then every one of them has a different "subprojectId"

    Example: A burst of sixty-four
      When the client asks 64 times at once to create a subproject
      Then every one of them has a different "subprojectId"
