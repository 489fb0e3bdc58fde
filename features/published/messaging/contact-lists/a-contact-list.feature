@messaging
Feature: Contact lists
  An account makes lists of contacts, each with a name and an alias.

  @PUB-LIST-FORM-01 @published
  Rule: Operations on lists answer with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                            | STATUS |
        | create a contact list                |    201 |
        | list contact lists                   |    200 |
        | retrieve a contact list              |    200 |
        | rename a contact list                |    200 |
        | delete a contact list                |    204 |
        | change the members of a contact list |    200 |
        | remove a contact from a contact list |    204 |

  @PUB-LIST-CREATE-01 @published
  Rule: A list comes back with the name and the alias that were given for it

    Scenario Outline: The <MEMBER> is given
      When the client asks to create a contact list, where "/<MEMBER>" is <VALUE>
      Then the answer has "<MEMBER>" set to <VALUE>
      When the client takes what was made as the contact list
      And the client asks to retrieve a contact list
      Then the answer has "<MEMBER>" set to <VALUE>

      Examples:
        | MEMBER | VALUE                                           |
        | name   | "Återkommande 🙂"                                |
        | name   | "Customers who come back in autumn & in winter" |
        | alias  | "Often here"                                    |
