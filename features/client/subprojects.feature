@client
Feature: Subprojects that the client makes
  A client says what it can read, and gives a new subproject time.

  Rule: Every subproject request says that it accepts application/json
    Spec: Endpoints / Subproject API

    @SUB-ACCEPT-01
    Example: A subproject is made and used
      Given the platform makes a new subproject usable after 0 seconds
      When the harness's own client makes a subproject and uses it
      Then the client reports "success"
      And each of the at least 2 requests of the client accepts "application/json"

  Rule: The client goes on trying to use a new subproject for 30 seconds
    Spec: Authentication / Other interfaces

    @SUB-DELAY-02 @reading
    Scenario Outline: The subproject can be used after <DELAY>
      Given the platform makes a new subproject usable after <DELAY>
      When the harness's own client makes a subproject and uses it
      Then the client reports "success"
      And each of the at least <FEWEST> requests of the client accepts "application/json"

      Examples:
        | DELAY      | FEWEST |
        | 1 second   | 2      |
        | 29 seconds | 2      |
