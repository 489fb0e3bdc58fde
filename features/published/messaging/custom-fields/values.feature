@messaging
Feature: Values of custom fields
  What a contact has in a custom field is shown with the type and the merge tag of the field.

  @PUB-FIELD-VALUE-01 @published
  Rule: A contact shows what it has in a field with the type of the field

    Scenario Outline: <VALUE> in a field of the type <TYPE>
      When the client asks to create a custom field, where "/type" is <TYPE>
      Then the answer has "type" set to <TYPE>
      When the client takes what was made as the custom field
      And the client asks to create a contact with a custom field, where "/customFields/0/value" is "<VALUE>"
      Then it is accepted with HTTP status 201
      And the answer has "customFields.0.value" set to "<VALUE>"
      And the answer has "customFields.0.type" set to <TYPE>

      Examples:
        | TYPE       | VALUE                    |
        | "DATE"     |               2024-02-29 |
        | "NUMBER"   |                       42 |
        | "PHONE"    |             +46700000011 |
        | "TEXT"     | Gold and glitter         |
        | "URL"      | https://shop.example/ada |
        | "URL"      | http://shop.example      |
        | "ZIP_CODE" |                   211 20 |
        | "NAME"     | Ada Lind                 |
        | "EMAIL"    | ada@shop.example         |

  @PUB-FIELD-VALUE-02 @published @needs-accounts
  Rule: A contact shows what it has in a field with the merge tag of the field

    Example: The merge tag shoe_size
      When the client asks to create a custom field, where "/mergeTag" is "shoe_size"
      And the client takes what was made as the custom field
      And the client asks to create a contact with a custom field
      Then the answer has "customFields.0.mergeTag" set to "shoe_size"
      When the client takes what was made as the contact
      And the client asks to change a contact
      Then the answer has "customFields.0.mergeTag" set to "shoe_size"

    Example: The contact is retrieved
      When the client asks to create a custom field, where "/mergeTag" is "shoe_size"
      And the client takes what was made as the custom field
      And the client asks to create a contact with a custom field
      And the client takes what was made as the contact
      And the client asks to retrieve a contact
      Then the answer has "customFields.0.mergeTag" set to "shoe_size"
