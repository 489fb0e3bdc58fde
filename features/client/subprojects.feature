@client
Feature: Subprojects that the client makes
  A client says what it can read, and gives a new subproject time.

  @SUB-ACCEPT-01
  Rule: Every subproject request says that it accepts application/json
    Spec: Endpoints / Subproject API

    Example: A subproject is made and used
      Given the client's platform has:
        | subprojects usable after | 0 seconds |
      When the client makes 1 call in a new subproject
      Then the client reports "success"
      And the client has sent at least 2 requests that accept JSON

  @SUB-DELAY-02 @reading
  Rule: The client goes on trying to use a new subproject for 30 seconds
    Spec: Authentication / Other interfaces

    Scenario Outline: The subproject can be used after <DELAY>
      Given the client's platform has:
        | subprojects usable after | <DELAY> |
      When the client makes 1 call in a new subproject
      Then the client reports "success"
      And the client has sent at least <FEWEST> requests that accept JSON

      Examples:
        | DELAY      | FEWEST |
        |   1 second |      2 |
        | 29 seconds |      2 |
