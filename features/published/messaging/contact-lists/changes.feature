@messaging
Feature: Changes of contact lists
  A list is renamed and deleted without harm to its contacts.

  @PUB-LIST-CHANGE-01 @published
  Rule: A list that is renamed keeps its alias

    Example: The alias is not named
      When the client asks to rename a contact list
      Then it is accepted with HTTP status 200
      When the client asks to retrieve a contact list
      Then the answer has "name" set to "Regulars"
      And the answer has "alias" set to "Everybody"

    Example: The alias is changed too
      When the client asks to rename a contact list, where "/alias" is "Often"
      And the client asks to retrieve a contact list
      Then the answer has "name" set to "Regulars"
      And the answer has "alias" set to "Often"

  @PUB-LIST-DELETE-01 @published
  Rule: A deleted list is gone, and its contacts stay

    Example: A list with one contact
      When the client asks to add a contact to a contact list
      And the client asks to retrieve a contact list
      Then it is accepted with HTTP status 200
      When the client asks to delete a contact list
      Then it is accepted with HTTP status 204
      When the client asks to retrieve a contact list
      Then it is refused with HTTP status 404

    Example: The contact that was in it
      When the client asks to add a contact to a contact list
      And the client asks to retrieve a contact
      Then the answer has 1 entry in "lists"
      When the client asks to delete a contact list
      And the client asks to retrieve a contact
      Then it is accepted with HTTP status 200
      And "lists.0" of the answer is absent
