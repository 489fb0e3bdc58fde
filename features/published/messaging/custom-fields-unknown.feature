@messaging
Feature: Custom fields that do not exist
  A request about a field that does not exist is refused.

  Rule: An id that belongs to no custom field is answered with HTTP status 404
    Spec: Published: custom fields

    @PUB-FIELD-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION               |
        | retrieve a custom field |
        | change a custom field   |
        | delete a custom field   |

  Rule: An id of a custom field that is no UUID is refused
    Spec: Published: custom fields

    @PUB-FIELD-ID-01 @published
    Scenario Outline: The client asks to <OPERATION> with the id <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 400 or 404

      Examples:
        | OPERATION               | ID                                    |
        | retrieve a custom field | :id                                   |
        | retrieve a custom field | 1                                     |
        | change a custom field   | %7Bid%7D                              |
        | delete a custom field   | 00000000-0000-4000-8000-0000000000000 |
