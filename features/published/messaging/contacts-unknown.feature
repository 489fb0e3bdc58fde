@messaging
Feature: Contacts, lists and fields that do not exist
  A request about something that does not exist is refused.

  Rule: An id that belongs to no contact is answered with HTTP status 404
    Spec: Published: contacts

    @PUB-CONTACT-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION          |
        | retrieve a contact |
        | change a contact   |
        | delete a contact   |

  Rule: An id of a contact that is no UUID is refused
    Spec: Published: contacts

    @PUB-CONTACT-ID-01 @published
    Scenario Outline: The client asks to <OPERATION> with the id <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 400 or 404

      Examples:
        | OPERATION          | ID                                    |
        | retrieve a contact | :id                                   |
        | retrieve a contact | 1                                     |
        | change a contact   | %7Bid%7D                              |
        | delete a contact   | 00000000-0000-4000-8000-0000000000000 |

  Rule: A contact cannot name a list or a custom field that does not exist
    Spec: Published: contacts

    @PUB-CONTACT-INVALID-03 @published
    Scenario Outline: An unknown one in <MEMBER>
      When the client asks to create a contact, where "/<MEMBER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal names "<MEMBER>"

      Examples:
        | MEMBER       | VALUE                                                             |
        | lists        | [{"id": "00000000-0000-4000-8000-000000000000"}]                  |
        | customFields | [{"id": "00000000-0000-4000-8000-000000000000", "value": "Gold"}] |
