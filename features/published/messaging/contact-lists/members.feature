@messaging @needs-accounts
Feature: Members of contact lists
  Contacts are added to a list and removed from it, one by one or many at once.

  @PUB-LIST-MEMBER-01 @published
  Rule: A contact that is added to a list is shown with it

    Example: A first time and a second time
      When the client asks to add a contact to a contact list
      Then it is accepted with HTTP status 200 or 201
      When the client asks to add a contact to a contact list
      Then it is accepted with HTTP status 200 or 201
      When the client asks to list the contacts of a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"

  @PUB-LIST-MEMBER-02 @published
  Rule: A contact that is removed from a list is on it no more and still there

    Example: The only member
      When the client asks to list the contacts of a contact list
      Then the page shows 0 entries with "id" set to ""
      When the client asks to remove a contact from a contact list
      Then it is accepted with HTTP status 204
      When the client asks to list the contacts of a contact list
      Then the page shows 0 entries with "id" set to ""
      When the client asks to retrieve a contact
      Then it is accepted

    Example: A member of two lists
      When the client asks to add a contact to a contact list
      And the client asks to create a contact list
      And the client takes what was made as the contact list
      And the client asks to change the members of a contact list, where "/contactsToAddIds" names the account's contact 1 time
      And the client asks to remove a contact from a contact list for the account's contact beside a list
      Then it is accepted with HTTP status 204
      When the client asks to list the contacts of a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"

  @PUB-LIST-MEMBER-03 @published
  Rule: Contacts are put on a list and taken off it in one request

    Example: In, then out
      When the client asks to change the members of a contact list, where "/contactsToAddIds" names the account's contact 1 time
      And the client asks to list the contacts of a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"
      When the client asks to change the members of a contact list, where "/contactsToRemoveIds" names the account's contact 1 time
      And the client asks to list the contacts of a contact list
      Then the page shows 0 entries with "id" set to ""
