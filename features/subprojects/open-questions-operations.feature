@subprojects
Feature: What the document leaves open about subproject operations
  A path and its credentials are specified; its operations are not.

  Rule: Which methods, payloads and answers the subproject operations use is left open
    Spec: Endpoints / Subproject API

    @SIL-OTH-05 @observe
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION           |
        | create a subproject |
        | list subprojects    |
        | read a subproject   |
        | rename a subproject |
        | delete a subproject |
