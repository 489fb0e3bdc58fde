@subprojects
Feature: The preview path of subprojects
  An earlier path does what the current one does.

  @PUB-SUB-PREVIEW-01 @published
  Rule: The preview path does what the current path does

    Scenario Outline: To <OPERATION> under the preview path
      When the client asks to <OPERATION> under the preview path
      Then it is accepted with HTTP status 200

      Examples:
        | OPERATION           |
        | create a subproject |
        | list subprojects    |
        | read a subproject   |
        | rename a subproject |
        | delete a subproject |

    Example: Made under one path, seen under the other
      When the client asks to rename a subproject under the preview path
      Then the answer includes {"displayName":"Branch office"}
      When the client asks to read a subproject
      Then the answer includes {"displayName":"Branch office"}
      When the client asks to delete a subproject
      And the client asks to read a subproject under the preview path
      Then the answer includes {"deleted":true}

    Scenario Outline: Refused under the preview path: <OPERATION>
      When the client asks to <OPERATION> for the id "3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION                                  |
        | read a subproject under the preview path   |
        | rename a subproject under the preview path |
        | delete a subproject under the preview path |
