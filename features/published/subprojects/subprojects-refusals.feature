@subprojects
Feature: How requests about subprojects are refused
  A refusal carries its number, its name and a message.

  @PUB-SUB-REFUSE-01 @published
  Rule: Without good credentials a request is UNAUTHENTICATED

    Scenario Outline: A request to <OPERATION> without good credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401
      And the answer contains "UNAUTHENTICATED"

      Examples:
        | OPERATION           |
        | create a subproject |
        | list subprojects    |
        | read a subproject   |
        | rename a subproject |
        | delete a subproject |

  @PUB-SUB-REFUSE-03 @published
  Rule: A subproject that does not exist is NOT_FOUND

    Scenario Outline: A request to <OPERATION> that does not exist
      When the client asks to <OPERATION> for the id "3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34"
      Then it is refused with HTTP status 404
      And the answer contains "NOT_FOUND"

      Examples:
        | OPERATION           |
        | read a subproject   |
        | rename a subproject |
        | delete a subproject |
