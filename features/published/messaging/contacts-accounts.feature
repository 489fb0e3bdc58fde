@messaging
Feature: Contacts of different accounts
  A contact belongs to one account, and no other account finds it.

  Rule: Contacts of another customer are not found
    Spec: Published: contacts

    @PUB-CONTACT-ACCOUNT-01 @published
    Scenario Outline: Another customer asks to <OPERATION>
      When another customer asks to <OPERATION> for the account's contact
      Then it is refused with HTTP status 404
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION          |
        | retrieve a contact |
        | change a contact   |
        | delete a contact   |

    @PUB-CONTACT-ACCOUNT-01 @published
    Example: Another customer lists its own
      When another customer asks 2 times to create a contact
      And the client goes through the pages of list contacts, 50 at a time
      Then no contact made is on any page
      When another customer goes through the pages of list contacts, 50 at a time
      Then each contact made is on exactly one page of at most 50

  Rule: A sub-account has contacts of its own
    Spec: Published: contacts

    @PUB-CONTACT-ACCOUNT-02 @published
    Example: The parent sees them only when it acts for the sub-account
      When the sub-account asks 2 times to create a contact
      And the client goes through the pages of list contacts, 50 at a time
      Then no contact made is on any page
      When the client, acting for the sub-account, goes through the pages of list contacts, 50 at a time
      Then each contact made is on exactly one page of at most 50

  Rule: No account can refer to the lists and contacts of another customer
    Spec: Published: contacts

    @PUB-CONTACT-ACCOUNT-03 @published
    Example: Another customer's contact names the list
      When another customer asks to create a contact in a contact list for the account's contact list
      Then it is refused with HTTP status 400
      When the client asks to create a contact in a contact list
      Then it is accepted

    @PUB-CONTACT-ACCOUNT-03 @published
    Example: Another customer adds the contact to the list
      When another customer asks to add a contact to a contact list for the account's contact beside a list
      Then it is refused with HTTP status 400 or 404
      When the client asks to add a contact to a contact list
      Then it is accepted
