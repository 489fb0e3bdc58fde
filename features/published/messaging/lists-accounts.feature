@messaging
Feature: Contact lists of different accounts
  A contact list belongs to one account, and no other account finds it.

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
