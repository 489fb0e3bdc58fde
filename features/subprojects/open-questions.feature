@subprojects
Feature: What the document leaves open about refused subproject requests
  A path and its credentials are specified; its refusals are not.

  @SIL-OTH-06 @observe
  Rule: The list of status codes of the subproject interface is left open
    Spec: Errors

    Scenario Outline: The status of a refusal: <WHAT>
      When the client asks to create a subproject with this body:
        """
        <BODY>
        """
      Then the form of the answer is recorded

      Examples:
        | WHAT              | BODY                                |
        | No name           | {}                                  |
        | An empty name     | {"displayName":""}                  |
        | An unknown member | {"displayName":"Branch","colour":1} |
        | A list            | [{"displayName":"Branch"}]          |
        | Broken JSON       | {"displayName":                     |

    Scenario Outline: To <OPERATION> that does not exist
      When the client asks to <OPERATION> for the id "3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34"
      Then the form of the answer is recorded

      Examples:
        | OPERATION                              |
        | read a subproject                      |
        | rename a subproject                    |
        | delete a subproject                    |
        | create a subproject under a subproject |

    Scenario Outline: To <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then the form of the answer is recorded

      Examples:
        | OPERATION           |
        | list subprojects    |
        | create a subproject |

    @needs-accounts
    Example: The subprojects of another project
      When another customer asks to list subprojects
      Then the form of the answer is recorded

    Example: A second deletion
      When the client asks to delete a subproject
      And the client asks to delete a subproject
      Then the form of the answer is recorded
