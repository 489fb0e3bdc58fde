@subprojects
Feature: Subprojects of another project
  A project neither sees nor changes what belongs to another one.

  @PUB-SUB-REFUSE-02 @published
  Rule: What belongs to another project is PERMISSION_DENIED and stays as it is

    @needs-accounts
    Scenario Outline: The other project asks to <OPERATION>
      When another customer asks to <OPERATION> for the account's subproject
      Then it is refused with HTTP status 403
      And the answer contains "PERMISSION_DENIED"
      When the client asks to read a subproject
      Then the answer includes {"deleted":false}
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 200

      Examples:
        | OPERATION           |
        | read a subproject   |
        | rename a subproject |
        | delete a subproject |

    @needs-accounts
    Example: The name that a stranger gave
      When another customer asks to rename a subproject for the account's subproject
      Then it is refused with HTTP status 403
      When the client asks to read a subproject
      Then the answer does not contain "Branch office"
      When the client asks to rename a subproject
      Then the answer includes {"displayName":"Branch office"}

    @needs-accounts
    Scenario Outline: To <OPERATION> of another project
      When another customer asks to <OPERATION>
      Then it is refused with HTTP status 403
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 200

      Examples:
        | OPERATION           |
        | create a subproject |
        | list subprojects    |

    Example: A parent that does not exist
      When the client asks to create a subproject under a subproject for the id "3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34"
      Then it is refused with HTTP status 403
      When the client asks to create a subproject
      Then it is accepted with HTTP status 200
