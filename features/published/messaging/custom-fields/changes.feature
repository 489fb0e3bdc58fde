@messaging
Feature: Changes of custom fields
  A change replaces what it names, or is refused and changes nothing.

  @PUB-FIELD-CHANGE-01 @published
  Rule: A change replaces the label or the length of a custom field and keeps the rest

    Example: The label
      When the client asks to change a custom field
      And the client asks to retrieve a custom field
      Then it is accepted with HTTP status 200
      And the answer includes {"label": "Level", "maxLength": 40, "type": "TEXT"}

    Example: The length
      When the client asks to change a custom field, where "/maxLength" is 60
      And the client asks to retrieve a custom field
      Then it is accepted with HTTP status 200
      And the answer includes {"label": "Level", "maxLength": 60, "type": "TEXT"}

    @needs-accounts
    Example: The merge tag stays
      When the client asks to create a custom field, where "/mergeTag" is "shoe_size"
      And the client takes what was made as the custom field
      And the client asks to change a custom field
      Then the answer has "mergeTag" set to "shoe_size"

  @PUB-FIELD-INVALID-02 @published
  Rule: A change of a custom field to a wrong form is refused and changes nothing

    Scenario Outline: A change after which <POINTER> would be <VALUE>
      When the client asks to change a custom field, where "<POINTER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"
      When the client asks to retrieve a custom field
      Then the answer has "label" set to "Tier"
      When the client asks to change a custom field
      Then it is accepted

      Examples:
        | POINTER    | VALUE | NAME      |
        | /label     |     5 | label     |
        | /maxLength | "x"   | maxLength |
