@messaging
Feature: Deleted contacts
  A deleted contact is gone, from its lists too.

  @PUB-CONTACT-DELETE-01 @published
  Rule: A deleted contact is gone

    Example: The contact is asked for again
      When the client asks to retrieve a contact
      Then it is accepted
      When the client asks to delete a contact
      Then it is accepted with HTTP status 204
      When the client asks to retrieve a contact
      Then it is refused with HTTP status 404

    @needs-accounts
    Example: A contact like it stays, and is found
      When the client asks to create a contact, where "/firstName" is "Bo"
      And the client asks to delete a contact
      Then it is accepted with HTTP status 204
      When the client asks to list contacts with the query "channelTypes=SMS"
      Then the page shows 1 entry with "firstName" set to "Bo"

  @PUB-CONTACT-DELETE-02 @published
  Rule: A deleted contact leaves the lists it was in

    Example: A list of one
      When the client asks to remove a contact from a contact list for the account's contact beside a list
      And the client asks to add a contact to a contact list
      And the client asks to list the contacts of a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"
      When the client asks to delete a contact
      And the client asks to list the contacts of a contact list
      Then the page shows 0 entries with "firstName" set to ""
