@messaging @needs-accounts
Feature: Filters of contacts by ids
  A client asks for contacts by their own ids or by those of their lists.

  @PUB-CONTACT-FILTER-05 @published
  Rule: Contacts are found by their ids

    Example: One of two
      When the client asks 2 times to create a contact
      And the client asks to create a contact, where "/firstName" is "Bo"
      And the client takes what was made as the contact
      And the client asks to list contacts by id
      Then the page shows 1 entry with "firstName" set to "Bo"

    Scenario Outline: Filtered by the ids <IDS>
      When the client asks 2 times to create a contact
      And the client asks to create a contact, where "/firstName" is "Bo"
      And the client takes what was made as the contact
      And the client asks to list contacts by id with the query "contactIds=<IDS>"
      Then the page shows <COUNT> entries with "firstName" set to "<FOUND>"

      Examples:
        | IDS                                                  | COUNT | FOUND |
        |                 00000000-0000-4000-8000-000000000000 |     0 |       |
        | {id}&contactIds=00000000-0000-4000-8000-000000000000 |     1 | Bo    |
        | {id}&contactIds={id}                                 |     1 | Bo    |

  @PUB-CONTACT-FILTER-06 @published
  Rule: Contacts are found by the lists they belong to

    Example: Two of three belong to the list
      When the client asks to create a contact
      And the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to create a contact in a contact list, where "/firstName" is "Cy"
      And the client asks 3 times to list the contacts of a contact list
      And the client asks to list the contacts of a contact list
      Then the page shows 2 entries with "firstName" set to "Bo, Cy"

    Example: The list, and an id that is no list's
      When the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to list the contacts of a contact list with the query "listIds={id}&listIds=00000000-0000-4000-8000-000000000000"
      Then the page shows 1 entry with "firstName" set to "Bo"
