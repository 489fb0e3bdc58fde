@messaging
Feature: Contacts
  An account keeps the people it writes to, and the lists that they are on.

  @PUB-CONTACT-FORM-01 @published
  Rule: Operations on contacts answer with the published HTTP status

    @smoke
    Scenario Outline: A good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION          | STATUS |
        | create a contact   |    201 |
        | list contacts      |    200 |
        | retrieve a contact |    200 |
        | change a contact   |    200 |
        | delete a contact   |    204 |

    Scenario Outline: <VALUE> in a field of the type <TYPE>
      When the client asks to create a custom field, where "/type" is <TYPE>
      And the client takes what was made as the custom field
      And the client asks to create a contact with a custom field, where "/customFields/0/value" is "<VALUE>"
      Then it is answered with HTTP status 201 or 400
      When the client asks to create a contact
      Then it is accepted

      Examples:
        | TYPE    | VALUE      |
        | "DATE"  | 2024-13-45 |
        | "URL"   | http://    |
        | "EMAIL" | @          |

  @PUB-CONTACT-CREATE-02 @published
  Rule: A new contact belongs to the lists that it names

    Example: One list
      When the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to list the contacts of a contact list
      Then the page shows 1 entry with "firstName" set to "Bo"

    Example: The answer has the name of each list
      When the client asks to create a contact list, where "/name" is "Regulars"
      And the client takes what was made as the contact list
      And the client asks to create a contact in a contact list
      Then the answer has "lists.0.name" set to "Regulars"
      When the client asks to create a contact list, where "/name" is "Strangers"
      And the client takes what was made as the contact list
      And the client asks to create a contact in a contact list
      Then the answer has "lists.0.name" set to "Strangers"

    @needs-accounts
    Example: Two lists, of which one contact is on both and another on none
      When the client asks 2 times to create a contact list
      And the client takes what was made as the contact list
      And the client asks to rename a contact list, where "/name" is "Strangers"
      And the client asks to create a contact
      And the client asks to create a contact, where "/lists" names each contact list made
      And the client asks to list contacts
      Then the answer names the contact list
      And the answer contains "Strangers"
