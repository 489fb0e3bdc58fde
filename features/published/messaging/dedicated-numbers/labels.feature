@messaging @needs-accounts
Feature: Labels of dedicated numbers
  A client names its number and says what it is for.

  Background:
    Given dedicated numbers are switched on for the account
    And the platform offers the numbers "+46703583127, +46703742682, +46703918264"

  @PUB-DED-REQUIRED-01 @published
  Rule: An assignment has a label and metadata

    Scenario Outline: <POINTER> is missing
      When the client asks to assign a number, where "<POINTER>" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"

      Examples:
        | POINTER   |
        | /label    |
        | /metadata |

    Scenario Outline: A request to <OPERATION> whose <POINTER> is <VALUE>
      When the client asks to <OPERATION>, where "<POINTER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"

      Examples:
        | OPERATION            | POINTER   | VALUE   |
        | assign a number      | /label    |       5 |
        | assign a number      | /metadata | "desk"  |
        | assign a number      | /metadata | {"a":1} |
        | change an assignment | /label    | []      |
        | change an assignment | /metadata | {"a":1} |
