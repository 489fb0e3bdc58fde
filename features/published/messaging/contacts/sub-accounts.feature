@messaging
Feature: Contacts, contact lists and custom fields of sub-accounts
  A sub-account keeps its own contacts, and an account refers to its own only.

  Rule: A sub-account has its own contacts, contact lists and custom fields

    @published
    Scenario Outline: The parent sees the <KIND>s only when it acts for the sub-account
      When the sub-account asks 2 times to create a <KIND>
      And the client goes through the pages of list <KIND>s, 50 at a time
      Then no <KIND> made is on any page
      When the account, acting for the sub-account, goes through the pages of list <KIND>s, 50 at a time
      Then each <KIND> made is on exactly one page of at most 50

      @PUB-CONTACT-ACCOUNT-02
      Examples: Contacts
        | KIND    |
        | contact |

      @PUB-LIST-ACCOUNT-02
      Examples: Contact lists
        | KIND         |
        | contact list |

      @PUB-FIELD-ACCOUNT-02
      Examples: Custom fields
        | KIND         |
        | custom field |

  @PUB-CONTACT-ACCOUNT-03 @published
  Rule: No account can refer to the lists and contacts of another customer

    Example: Another customer's contact names the list
      When another customer asks to create a contact in a contact list for the account's contact list
      Then it is refused with HTTP status 400
      When the client asks to create a contact in a contact list
      Then it is accepted

    Example: Another customer adds the contact to the list
      When another customer asks to add a contact to a contact list for the account's contact beside a list
      Then it is refused with HTTP status 400 or 404
      When the client asks to add a contact to a contact list
      Then it is accepted
