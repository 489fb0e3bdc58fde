@messaging @needs-accounts
Feature: Changes of members that are refused
  A change of members that is too large, or names what does not exist, is refused.

  @PUB-LIST-MEMBER-04 @published
  Rule: At most 1000 contacts are added to a list or removed from it in one request

    Scenario Outline: Too many <MEMBER>
      When the client asks to change the members of a contact list, where "/<MEMBER>" names the account's contact 1001 times
      Then it is refused with HTTP status 400
      And the refusal names "<MEMBER>"
      When the client asks to change the members of a contact list, where "/<MEMBER>" names the account's contact 1000 times
      Then it is accepted with HTTP status 200

      Examples:
        | MEMBER              |
        | contactsToAddIds    |
        | contactsToRemoveIds |

  @PUB-LIST-MEMBER-05 @published
  Rule: What does not exist is neither added to a list nor removed from it

    Scenario Outline: To <OPERATION> where there is neither
      When the client asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000/contacts/00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 400 or 404

      Examples:
        | OPERATION                            |
        | add a contact to a contact list      |
        | remove a contact from a contact list |

    Example: An unknown contact
      When the client asks to change the members of a contact list, where "/contactsToAddIds" lists "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 400 or 404

    Example: An unknown list
      When the client asks to change the members of a contact list for the id "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 400 or 404

  @PUB-LIST-MEMBER-06 @published
  Rule: A change of members of the wrong form is refused

    Scenario Outline: A change of members whose <POINTER> is <VALUE>
      When the client asks to change the members of a contact list, where "<POINTER>" is <VALUE>
      Then it is refused with HTTP status 400

      Examples:
        | POINTER              | VALUE         |
        | /contactsToAddIds    | "everybody"   |
        | /contactsToAddIds    | ["everybody"] |
        | /contactsToRemoveIds | [5]           |
        | /contactsToRemoveIds | {}            |
