@messaging
Feature: Custom fields
  An account gives its contacts members of their own, with a type and a largest length.

  @PUB-FIELD-FORM-01 @published
  Rule: Operations on custom fields answer with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION               | STATUS |
        | create a custom field   |    201 |
        | list custom fields      |    200 |
        | retrieve a custom field |    200 |
        | change a custom field   |    200 |
        | delete a custom field   |    204 |

  @PUB-FIELD-CREATE-01 @published
  Rule: A custom field comes back with everything that was given for it

    Example: A field of its own
      When the client asks to create a custom field, where "/label" is "Skostorlek"
      And the client takes what was made as the custom field
      And the client asks to retrieve a custom field
      Then it is accepted with HTTP status 200
      And the answer includes {"label": "Skostorlek", "maxLength": 40, "type": "TEXT"}

    @needs-accounts
    Example: The merge tag is the one that was given
      When the client asks to create a custom field, where "/mergeTag" is "size_of_the_left_shoe_and_the_right_one_too"
      And the client takes what was made as the custom field
      And the client asks to retrieve a custom field
      Then the answer has "mergeTag" set to "size_of_the_left_shoe_and_the_right_one_too"

  @PUB-FIELD-CREATE-02 @published @needs-accounts
  Rule: A merge tag that is taken is refused with HTTP status 409

    Example: The same tag twice
      When the client asks to create a custom field, where "/mergeTag" is "shoe_size"
      Then it is accepted with HTTP status 201
      When the client asks to create a custom field, where "/mergeTag" is "shoe_size"
      Then it is refused with HTTP status 409
