@messaging
Feature: Custom fields of different accounts
  A custom field belongs to one account, and no other account finds it.

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
