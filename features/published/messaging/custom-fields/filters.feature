@messaging @needs-accounts
Feature: Filters of custom fields
  A client asks for those that it looks for and gets no others.

  @PUB-FIELD-FILTER-01 @published
  Rule: Custom fields are found by their labels

    Scenario Outline: Filtered by <QUERY>
      When the client asks to create a custom field with this body:
        """
        {"label": "Tier", "mergeTag": "tier", "maxLength": 10, "type": "TEXT"}
        """
      And the client asks to create a custom field with this body:
        """
        {"label": "Birthday", "mergeTag": "birthday", "maxLength": 10, "type": "DATE"}
        """
      And the client asks to list custom fields with the query "<QUERY>"
      Then the page shows <COUNT> entries with "label" set to "<FOUND>"

      Examples:
        | QUERY          | COUNT | FOUND    |
        | label=Birthday |     1 | Birthday |
        | label=Nothing  |     0 |          |

  @PUB-FIELD-FILTER-02 @published
  Rule: Custom fields are found by their merge tags

    Scenario Outline: Filtered by <QUERY>
      When the client asks to create a custom field with this body:
        """
        {"label": "Tier", "mergeTag": "tier", "maxLength": 10, "type": "TEXT"}
        """
      And the client asks to create a custom field with this body:
        """
        {"label": "Birthday", "mergeTag": "birthday", "maxLength": 10, "type": "DATE"}
        """
      And the client asks to list custom fields with the query "<QUERY>"
      Then the page shows <COUNT> entries with "label" set to "<FOUND>"

      Examples:
        | QUERY                        | COUNT | FOUND |
        | mergeTag=tier                |     1 | Tier  |
        | mergeTag=nothing             |     0 |       |
        | mergeTag=tier&label=Tier     |     1 | Tier  |
        | mergeTag=tier&label=Birthday |     0 |       |

  @PUB-FIELD-FILTER-03 @published
  Rule: Custom fields are found by their ids

    Example: One of three
      When the client asks 2 times to create a custom field
      And the client asks to create a custom field, where "/label" is "Birthday"
      And the client takes what was made as the custom field
      And the client asks to list custom fields by id
      Then the page shows 1 entry with "label" set to "Birthday"
