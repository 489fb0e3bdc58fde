@messaging
Feature: Ids of contacts, contact lists and custom fields
  An id is a UUID.

  Rule: An id that is no UUID is refused

    @published
    Scenario Outline: A request to <OPERATION> with the id <ID>, which is no UUID
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 400 or 404

      @PUB-CONTACT-ID-01
      Examples: Contacts
        | OPERATION          | ID                                    |
        | retrieve a contact | :id                                   |
        | retrieve a contact |                                     1 |
        | change a contact   | %7Bid%7D                              |
        | delete a contact   | 00000000-0000-4000-8000-0000000000000 |

      @PUB-LIST-ID-01
      Examples: Contact lists
        | OPERATION               | ID                                    |
        | retrieve a contact list | :id                                   |
        | retrieve a contact list |                                     1 |
        | rename a contact list   | %7Bid%7D                              |
        | delete a contact list   | 00000000-0000-4000-8000-0000000000000 |

      @PUB-FIELD-ID-01
      Examples: Custom fields
        | OPERATION               | ID                                    |
        | retrieve a custom field | :id                                   |
        | retrieve a custom field |                                     1 |
        | change a custom field   | %7Bid%7D                              |
        | delete a custom field   | 00000000-0000-4000-8000-0000000000000 |
