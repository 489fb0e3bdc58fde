@messaging
Feature: Contacts of different accounts
  Contacts, lists and custom fields belong to one account; nobody else finds them.

  Rule: Nothing about contacts is served without credentials
    Spec: Published: contacts

    @PUB-CONTACT-CREDENTIALS-01 @published
    Scenario Outline: The client asks to <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401

      Examples:
        | OPERATION                            |
        | create a contact                     |
        | list contacts                        |
        | retrieve a contact                   |
        | change a contact                     |
        | delete a contact                     |
        | create a contact list                |
        | list contact lists                   |
        | retrieve a contact list              |
        | rename a contact list                |
        | delete a contact list                |
        | change the members of a contact list |
        | add a contact to a contact list      |
        | remove a contact from a contact list |
        | create a custom field                |
        | list custom fields                   |
        | retrieve a custom field              |
        | change a custom field                |
        | delete a custom field                |

  Rule: Nothing about contacts is served for an account that the key may not act for
    Spec: Published: contacts

    @PUB-CONTACT-CREDENTIALS-02 @published
    Scenario Outline: The client asks to <OPERATION> for another customer
      When the client, acting for another customer, asks to <OPERATION>
      Then it is refused with HTTP status 403

      Examples:
        | OPERATION             |
        | list contacts         |
        | create a contact      |
        | list contact lists    |
        | create a contact list |
        | list custom fields    |
        | create a custom field |

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

  Rule: Contact lists of another customer are not found
    Spec: Published: contact lists

    @PUB-LIST-ACCOUNT-01 @published
    Scenario Outline: Another customer asks to <OPERATION>
      When another customer asks to <OPERATION> for the account's contact list
      Then it is refused with HTTP status 404
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION               |
        | retrieve a contact list |
        | rename a contact list   |
        | delete a contact list   |

    @PUB-LIST-ACCOUNT-01 @published
    Example: Another customer lists its own
      When another customer asks 2 times to create a contact list
      And the client goes through the pages of list contact lists, 50 at a time
      Then no contact list made is on any page
      When another customer goes through the pages of list contact lists, 50 at a time
      Then each contact list made is on exactly one page of at most 50

  Rule: A sub-account has contact lists of its own
    Spec: Published: contact lists

    @PUB-LIST-ACCOUNT-02 @published
    Example: The parent sees them only when it acts for the sub-account
      When the sub-account asks 2 times to create a contact list
      And the client goes through the pages of list contact lists, 50 at a time
      Then no contact list made is on any page
      When the client, acting for the sub-account, goes through the pages of list contact lists, 50 at a time
      Then each contact list made is on exactly one page of at most 50

  Rule: Custom fields of another customer are not found
    Spec: Published: custom fields

    @PUB-FIELD-ACCOUNT-01 @published
    Scenario Outline: Another customer asks to <OPERATION>
      When another customer asks to <OPERATION> for the account's custom field
      Then it is refused with HTTP status 404
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION               |
        | retrieve a custom field |
        | change a custom field   |
        | delete a custom field   |

    @PUB-FIELD-ACCOUNT-01 @published
    Example: Another customer lists its own
      When another customer asks 2 times to create a custom field
      And the client goes through the pages of list custom fields, 50 at a time
      Then no custom field made is on any page
      When another customer goes through the pages of list custom fields, 50 at a time
      Then each custom field made is on exactly one page of at most 50

  Rule: A sub-account has custom fields of its own
    Spec: Published: custom fields

    @PUB-FIELD-ACCOUNT-02 @published
    Example: The parent sees them only when it acts for the sub-account
      When the sub-account asks 2 times to create a custom field
      And the client goes through the pages of list custom fields, 50 at a time
      Then no custom field made is on any page
      When the client, acting for the sub-account, goes through the pages of list custom fields, 50 at a time
      Then each custom field made is on exactly one page of at most 50

  Rule: Nobody can refer to the lists and contacts of another customer
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
