@messaging
Feature: What is published of contact lists
  An account puts contacts on lists and takes them off again.

  Rule: Operations on lists answer with the published HTTP status and form
    Spec: Published: contact lists

    @PUB-LIST-FORM-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                            | STATUS |
        | create a contact list                | 201    |
        | list contact lists                   | 200    |
        | retrieve a contact list              | 200    |
        | rename a contact list                | 200    |
        | delete a contact list                | 204    |
        | change the members of a contact list | 200    |
        | remove a contact from a contact list | 204    |

  Rule: A list comes back with the name and the alias that were given for it
    Spec: Published: contact lists

    @PUB-LIST-CREATE-01 @published
    Scenario Outline: The <MEMBER> is given
      When the client asks to create a contact list, where "/<MEMBER>" is "<VALUE>"
      Then the answer has "<MEMBER>" set to "<VALUE>"
      When the client takes what was made as the contact list
      And the client asks to retrieve a contact list
      Then the answer has "<MEMBER>" set to "<VALUE>"

      Examples:
        | MEMBER | VALUE          |
        | name   | Återkommande 🙂 |
        | alias  | Often here     |

  Rule: A list that is renamed keeps its alias
    Spec: Published: contact lists

    @PUB-LIST-CHANGE-01 @published
    Example: The alias is not named
      When the client asks to rename a contact list
      Then it is accepted with HTTP status 200
      When the client asks to retrieve a contact list
      Then the answer has "name" set to "Regulars"
      And the answer has "alias" set to "Everybody"

    @PUB-LIST-CHANGE-01 @published
    Example: The alias is changed too
      When the client asks to rename a contact list, where "/alias" is "Often"
      And the client asks to retrieve a contact list
      Then the answer has "name" set to "Regulars"
      And the answer has "alias" set to "Often"

  Rule: A deleted list is gone, and its contacts stay
    Spec: Published: contact lists

    @PUB-LIST-DELETE-01 @published
    Example: A list with one contact
      When the client asks to add a contact to a contact list
      And the client asks to retrieve a contact list
      Then it is accepted with HTTP status 200
      When the client asks to delete a contact list
      Then it is accepted with HTTP status 204
      When the client asks to retrieve a contact list
      Then it is refused with HTTP status 404

    @PUB-LIST-DELETE-01 @published
    Example: The contact that was in it
      When the client asks to add a contact to a contact list
      And the client asks to retrieve a contact
      Then the answer has 1 entry in "lists"
      When the client asks to delete a contact list
      And the client asks to retrieve a contact
      Then it is accepted with HTTP status 200
      And "lists.0" of the answer is absent
