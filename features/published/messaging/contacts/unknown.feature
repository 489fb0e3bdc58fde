@messaging
Feature: Contacts, contact lists and custom fields that do not exist
  A request about something that does not exist is refused.

  Rule: An id that belongs to nothing is answered with HTTP status 404

    @published
    Scenario Outline: A request to <OPERATION> with an id of nothing
      When the client asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 404

      @PUB-CONTACT-UNKNOWN-01
      Examples: Contacts
        | OPERATION          |
        | retrieve a contact |
        | change a contact   |
        | delete a contact   |

      @PUB-LIST-UNKNOWN-01
      Examples: Contact lists
        | OPERATION               |
        | retrieve a contact list |
        | rename a contact list   |
        | delete a contact list   |

      @PUB-FIELD-UNKNOWN-01
      Examples: Custom fields
        | OPERATION               |
        | retrieve a custom field |
        | change a custom field   |
        | delete a custom field   |

  @PUB-CONTACT-INVALID-03 @published
  Rule: A contact cannot name a list or a custom field that does not exist

    Scenario Outline: An unknown one in <MEMBER>
      When the client asks to create a contact, where "/<MEMBER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal names "<MEMBER>"
      When the client asks to create a contact
      Then it is accepted

      Examples:
        | MEMBER       | VALUE                                                             |
        | lists        | [{"id": "00000000-0000-4000-8000-000000000000"}]                  |
        | customFields | [{"id": "00000000-0000-4000-8000-000000000000", "value": "Gold"}] |
