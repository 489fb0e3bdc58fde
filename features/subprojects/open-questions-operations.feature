@subprojects
Feature: What the document leaves open about subproject operations
  A path and its credentials are specified; its operations are not.

  @SIL-OTH-05 @observe
  Rule: Which methods, payloads and answers the subproject operations use is left open
    Spec: Endpoints / Subproject API

    Scenario Outline: Method and payload: to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION           |
        | create a subproject |
        | list subprojects    |
        | read a subproject   |
        | rename a subproject |
        | delete a subproject |
