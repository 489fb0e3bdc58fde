@messaging @needs-accounts
Feature: Filters of contact lists
  A client asks for those that it looks for and gets no others.

  @PUB-LIST-FILTER-01 @published
  Rule: Lists are found by their names

    Scenario Outline: Filtered by <QUERY>
      When the client asks to create a contact list with this body:
        """
        {"name": "Regulars", "alias": "Often"}
        """
      And the client asks to create a contact list with this body:
        """
        {"name": "Strangers", "alias": "Never"}
        """
      And the client asks to list contact lists with the query "<QUERY>"
      Then the page shows <COUNT> entries with "name" set to "<FOUND>"

      Examples:
        | QUERY                     | COUNT | FOUND    |
        | name=Regulars             |     1 | Regulars |
        | name=Nobody               |     0 |          |
        | name=Regulars&alias=Often |     1 | Regulars |
        | name=Regulars&alias=Never |     0 |          |

  @PUB-LIST-FILTER-02 @published
  Rule: Lists are found by their aliases

    Scenario Outline: Filtered by <QUERY>
      When the client asks to create a contact list with this body:
        """
        {"name": "Regulars", "alias": "Often"}
        """
      And the client asks to create a contact list with this body:
        """
        {"name": "Strangers", "alias": "Never"}
        """
      And the client asks to list contact lists with the query "<QUERY>"
      Then the page shows <COUNT> entries with "name" set to "<FOUND>"

      Examples:
        | QUERY           | COUNT | FOUND     |
        | alias=Never     |     1 | Strangers |
        | alias=Sometimes |     0 |           |

  @PUB-LIST-FILTER-03 @published
  Rule: Lists are found by their ids

    Example: One of three
      When the client asks 2 times to create a contact list
      And the client asks to create a contact list, where "/name" is "Regulars"
      And the client takes what was made as the contact list
      And the client asks to list contact lists by id
      Then the page shows 1 entry with "name" set to "Regulars"
