@messaging
Feature: What is published of refusals about contact lists
  A client that made a mistake learns what was wrong, in one form wherever it happened.

  Rule: An id that belongs to no contact list is answered with HTTP status 404
    Spec: Published: contact lists

    @PUB-LIST-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION               |
        | retrieve a contact list |
        | rename a contact list   |
        | delete a contact list   |

  Rule: An id of a contact list that is no UUID is refused
    Spec: Published: contact lists

    @PUB-LIST-ID-01 @published
    Scenario Outline: The client asks to <OPERATION> with the id <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 400 or 404

      Examples:
        | OPERATION               | ID                                    |
        | retrieve a contact list | :id                                   |
        | retrieve a contact list | 1                                     |
        | rename a contact list   | %7Bid%7D                              |
        | delete a contact list   | 00000000-0000-4000-8000-0000000000000 |

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
