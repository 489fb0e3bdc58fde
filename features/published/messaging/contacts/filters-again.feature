@messaging @needs-accounts
Feature: Filters that are used again and again
  The fourth list is filtered like the first.

  Rule: The fourth list has what the filter keeps and nothing else

    @published
    Scenario Outline: Contacts by <QUERY>
      When the client asks to create a contact with this body:
        """
        {"firstName": "Ada", "channels": [{"channelId": "+46700000011", "type": "SMS", "subscriptionState": "SUBSCRIBED"}]}
        """
      And the client asks to create a contact with this body:
        """
        {"firstName": "Bo", "channels": [{"channelId": "+46700000012", "type": "WHATSAPP", "subscriptionState": "SUBSCRIBED"}]}
        """
      And the client asks to list contacts with the query "<QUERY>"
      And the client asks to list contacts with the query "<QUERY>"
      And the client asks to list contacts with the query "<QUERY>"
      And the client asks to list contacts with the query "<QUERY>"
      Then the page shows 1 entry with "firstName" set to "Bo"

      @PUB-CONTACT-FILTER-01
      Examples: Numbers
        | QUERY                     |
        | channelIds=%2B46700000012 |

      @PUB-CONTACT-FILTER-02
      Examples: Types
        | QUERY                 |
        | channelTypes=WHATSAPP |

    @published
    Scenario Outline: Contact lists by <QUERY>
      When the client asks to create a contact list with this body:
        """
        {"name": "Regulars", "alias": "Often"}
        """
      And the client asks to create a contact list with this body:
        """
        {"name": "Strangers", "alias": "Never"}
        """
      And the client asks to list contact lists with the query "<QUERY>"
      And the client asks to list contact lists with the query "<QUERY>"
      And the client asks to list contact lists with the query "<QUERY>"
      And the client asks to list contact lists with the query "<QUERY>"
      Then the page shows 1 entry with "name" set to "Strangers"

      @PUB-LIST-FILTER-01
      Examples: Names
        | QUERY          |
        | name=Strangers |

      @PUB-LIST-FILTER-02
      Examples: Aliases
        | QUERY       |
        | alias=Never |

    @PUB-LIST-FILTER-03 @published
    Example: Contact lists by id
      When the client asks 2 times to create a contact list
      And the client asks to create a contact list, where "/name" is "Regulars"
      And the client takes what was made as the contact list
      And the client asks 3 times to list contact lists by id
      And the client asks to list contact lists by id
      Then the page shows 1 entry with "name" set to "Regulars"

    @PUB-CONTACT-FILTER-03 @published
    Example: Contacts by id
      When the client asks 2 times to create a contact
      And the client asks to create a contact, where "/firstName" is "Bo"
      And the client takes what was made as the contact
      And the client asks 3 times to list contacts by id
      And the client asks to list contacts by id
      Then the page shows 1 entry with "firstName" set to "Bo"

    @PUB-FIELD-FILTER-03 @published
    Example: Custom fields by id
      When the client asks 2 times to create a custom field
      And the client asks to create a custom field, where "/label" is "Birthday"
      And the client takes what was made as the custom field
      And the client asks 3 times to list custom fields by id
      And the client asks to list custom fields by id
      Then the page shows 1 entry with "label" set to "Birthday"

    @published
    Scenario Outline: Custom fields by <QUERY>
      When the client asks to create a custom field with this body:
        """
        {"label": "Tier", "mergeTag": "tier", "maxLength": 10, "type": "TEXT"}
        """
      And the client asks to create a custom field with this body:
        """
        {"label": "Birthday", "mergeTag": "birthday", "maxLength": 11, "type": "DATE"}
        """
      And the client asks to list custom fields with the query "<QUERY>"
      And the client asks to list custom fields with the query "<QUERY>"
      And the client asks to list custom fields with the query "<QUERY>"
      And the client asks to list custom fields with the query "<QUERY>"
      Then the page shows 1 entry with "label" set to "Birthday"

      @PUB-FIELD-FILTER-01
      Examples: Labels
        | QUERY          |
        | label=Birthday |

      @PUB-FIELD-FILTER-02
      Examples: Merge tags
        | QUERY             |
        | mergeTag=birthday |

  @PUB-FIELD-CREATE-01 @published
  Rule: A list of custom fields shows each as it was made

    Example: Two fields
      When the client asks to create a custom field with this body:
        """
        {"label": "Tier", "mergeTag": "tier", "maxLength": 10, "type": "TEXT"}
        """
      And the client asks to list custom fields
      Then the answer includes {"content": [{"label": "Tier", "mergeTag": "tier", "maxLength": 10, "type": "TEXT"}]}
      When the client asks to create a custom field with this body:
        """
        {"label": "Birthday", "mergeTag": "birthday", "maxLength": 11, "type": "DATE"}
        """
      And the client asks to list custom fields with the query "label=Birthday"
      Then the answer includes {"content": [{"label": "Birthday", "mergeTag": "birthday", "maxLength": 11, "type": "DATE"}]}
