@messaging
Feature: Contact lists that are refused
  A client that made a mistake learns what was wrong.

  Rule: An unreadable request about contact lists is refused
    Spec: Published: contact lists

    @PUB-LIST-BODY-01 @published
    Scenario Outline: To <OPERATION> with <WHAT>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION             | WHAT           | BODY     |
        | create a contact list | half an object | {"name": |
        | create a contact list | a list         | []       |
        | rename a contact list | half an object | {"name": |
        | rename a contact list | a number       | 5        |

  Rule: A list of the wrong form is refused, and the refusal names what is wrong
    Spec: Published: contact lists

    @PUB-LIST-INVALID-01 @published
    Scenario Outline: <POINTER> is <VALUE>
      When the client asks to create a contact list, where "<POINTER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"

      Examples:
        | POINTER | VALUE | NAME  |
        | /name   | 5     | name  |
        | /name   | []    | name  |
        | /alias  | {}    | alias |

    @PUB-LIST-INVALID-01 @published
    Scenario Outline: To <OPERATION> without a name
      When the client asks to <OPERATION>, where "/name" is missing
      Then it is refused with HTTP status 400
      And the refusal names "name"

      Examples:
        | OPERATION             |
        | create a contact list |
        | rename a contact list |
