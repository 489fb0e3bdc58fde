@messaging @needs-accounts
Feature: Operations on dedicated numbers
  A client finds a number, makes it its own, changes it and gives it back.

  Background:
    Given dedicated numbers are switched on for the account
    And the platform offers the numbers "+46703583127, +46703742682, +46703918264"

  @PUB-DED-FORM-01 @published
  Rule: Operations on dedicated numbers answer with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                    | STATUS |
        | search for dedicated numbers |    200 |
        | read a dedicated number      |    200 |
        | assign a number              |    201 |
        | read an assignment           |    200 |
        | change an assignment         |    204 |
        | end an assignment            |    204 |
        | list assigned numbers        |    200 |

  @PUB-DED-CHANGE-01 @published
  Rule: A change keeps what it does not name

    Scenario Outline: The change leaves <POINTER> out
      When the client asks to change an assignment, where "<POINTER>" is missing
      Then it is accepted with HTTP status 204
      When the client asks to read an assignment
      Then the answer includes <SEEN>

      Examples:
        | POINTER   | SEEN                                            |
        | /label    | {"label": "Support", "metadata": {"desk": "8"}} |
        | /metadata | {"label": "Sales", "metadata": {"desk": "7"}}   |
