@messaging @needs-accounts
Feature: Assignments of different accounts
  A number is assigned to one account, and no other account finds the assignment.

  Background:
    Given dedicated numbers are switched on for the account
    And the platform offers the numbers "+46703583127, +46703742682, +46703918264"

  @PUB-DED-UNKNOWN-01 @published
  Rule: An id of neither a number nor an assignment of the account is not found

    Scenario Outline: A request to <OPERATION> with the id <ID>, which belongs to nothing
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION               | ID                                   |
        | read a dedicated number | 00000000-0000-4000-8000-000000000000 |
        | read a dedicated number | :id                                  |
        | assign a number         | 00000000-0000-4000-8000-000000000000 |
        | read an assignment      | :numberId                            |
        | read an assignment      | 00000000-0000-4000-8000-000000000000 |

    Example: A number that no account has has no assignment
      When the client asks to read an assignment for the account's dedicated number
      Then it is refused with HTTP status 404
      When the client asks to assign a number
      And the client asks to read an assignment for the account's dedicated number
      Then it is accepted with HTTP status 200

  @PUB-DED-ACCOUNT-01 @published
  Rule: An assignment is open to its own account alone

    Scenario Outline: Another customer asks to <OPERATION> of the account
      Given dedicated numbers are switched on for another customer
      When another customer asks to <OPERATION> for the account's assigned number
      Then it is refused with HTTP status 404
      When the client asks to read an assignment
      Then the answer has "label" set to "Support"
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION            |
        | read an assignment   |
        | change an assignment |
        | end an assignment    |

    Example: Another customer lists what it has
      Given dedicated numbers are switched on for another customer
      And the account has an assigned number
      When another customer asks to list assigned numbers
      Then the answer lists "" and nothing else
      When the client asks to list assigned numbers
      Then the answer lists "46703583127" and nothing else
