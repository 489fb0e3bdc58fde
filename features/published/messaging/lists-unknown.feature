@messaging
Feature: Contact lists that do not exist
  A request about a list that does not exist is refused.

  Rule: An id that belongs to no contact list is answered with HTTP status 404
    Spec: Published: contact lists

    @PUB-LIST-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION               |
        | retrieve a contact list |
        | rename a contact list   |
        | delete a contact list   |

  Rule: An id of a contact list that is no UUID is refused
    Spec: Published: contact lists

    @PUB-LIST-ID-01 @published
    Scenario Outline: The client asks to <OPERATION> with the id <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 400 or 404

      Examples:
        | OPERATION               | ID                                    |
        | retrieve a contact list | :id                                   |
        | retrieve a contact list | 1                                     |
        | rename a contact list   | %7Bid%7D                              |
        | delete a contact list   | 00000000-0000-4000-8000-0000000000000 |
