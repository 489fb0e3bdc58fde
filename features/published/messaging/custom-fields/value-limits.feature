@messaging
Feature: Limits and changes of values of custom fields
  A value fits its field, and stays when something else about the contact changes.

  @PUB-FIELD-VALUE-03 @published
  Rule: A value that is longer than its field allows is refused

    Scenario Outline: A field for <MOST> characters
      When the client asks to create a custom field, where "/maxLength" is <MOST>
      And the client takes what was made as the custom field
      And the client asks to create a contact with a custom field, where "/customFields/0/value" is <OVER> characters long
      Then it is refused with HTTP status 400
      And the refusal names "customFields"
      When the client asks to create a contact with a custom field, where "/customFields/0/value" is <MOST> characters long
      Then it is accepted with HTTP status 201

      Examples:
        | MOST | OVER |
        |    5 |    6 |
        |   40 |   41 |
        |  255 |  256 |

  @PUB-FIELD-VALUE-04 @published
  Rule: A change of a contact keeps what it has in custom fields

    Example: Another member is changed
      When the client asks to create a contact with a custom field
      And the client takes what was made as the contact
      And the client asks to change a contact
      Then the answer has "customFields.0.value" set to "Gold"
      When the client asks to retrieve a contact
      Then the answer has "customFields.0.value" set to "Gold"
