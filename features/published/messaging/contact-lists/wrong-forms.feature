@messaging
Feature: Contact lists of the wrong form
  A client that made a mistake learns which member was wrong.

  @PUB-LIST-INVALID-01 @published
  Rule: A list of the wrong form is refused, and the refusal names what is wrong

    Scenario Outline: A list whose <POINTER> is <VALUE>
      When the client asks to create a contact list, where "<POINTER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"

      Examples:
        | POINTER | VALUE | NAME  |
        | /name   |     5 | name  |
        | /name   | []    | name  |
        | /alias  | {}    | alias |

    Scenario Outline: To <OPERATION> without a name
      When the client asks to <OPERATION>, where "/name" is missing
      Then it is refused with HTTP status 400
      And the refusal names "name"

      Examples:
        | OPERATION             |
        | create a contact list |
        | rename a contact list |
