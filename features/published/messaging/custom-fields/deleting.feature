@messaging
Feature: Deleted custom fields
  A deleted field is gone, and with it what contacts had in it.

  @PUB-FIELD-DELETE-01 @published
  Rule: A deleted custom field is gone, with what contacts had in it

    Example: A contact had a value
      When the client asks to create a contact with a custom field
      Then the answer has "customFields.0.value" set to "Gold"
      When the client takes what was made as the contact
      And the client asks to delete a custom field
      And the client asks to retrieve a contact
      Then "customFields.0" of the answer is absent

    Example: The field itself
      When the client asks to retrieve a custom field
      Then it is accepted with HTTP status 200
      When the client asks to delete a custom field
      And the client asks to retrieve a custom field
      Then it is refused with HTTP status 404
