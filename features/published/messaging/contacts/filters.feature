@messaging @needs-accounts
Feature: Filters of contacts by numbers and channels
  A client asks for the contacts that it looks for and gets no others.

  @PUB-CONTACT-FILTER-01 @published
  Rule: Contacts are found by their numbers

    Scenario Outline: Filtered by <QUERY>
      When the client asks to create a contact with this body:
        """
        {"firstName": "Ada", "channels": [{"channelId": "+46700000011", "type": "SMS", "subscriptionState": "SUBSCRIBED"}]}
        """
      And the client asks to create a contact with this body:
        """
        {"firstName": "Bo", "channels": [{"channelId": "+46700000012", "type": "WHATSAPP", "subscriptionState": "SUBSCRIBED"}]}
        """
      And the client asks to create a contact with this body:
        """
        {"firstName": "Cy", "channels": [{"channelId": "+46700000013", "type": "SMS", "subscriptionState": "UNSUBSCRIBED"}]}
        """
      And the client asks to list contacts with the query "<QUERY>"
      Then the page shows <COUNT> entries with "firstName" set to "<FOUND>"

      Examples:
        | QUERY                                               | COUNT | FOUND   |
        | channelIds=%2B46700000012                           |     1 | Bo      |
        | channelIds=%2B46700000011&channelIds=%2B46700000013 |     2 | Ada, Cy |
        | channelIds=%2B46700000019                           |     0 |         |

  @PUB-CONTACT-FILTER-02 @published
  Rule: Contacts are found by the types of their channels

    Scenario Outline: Filtered by <QUERY>
      When the client asks to create a contact with this body:
        """
        {"firstName": "Ada", "channels": [{"channelId": "+46700000011", "type": "SMS", "subscriptionState": "SUBSCRIBED"}]}
        """
      And the client asks to create a contact with this body:
        """
        {"firstName": "Bo", "channels": [{"channelId": "+46700000012", "type": "WHATSAPP", "subscriptionState": "SUBSCRIBED"}]}
        """
      And the client asks to create a contact with this body:
        """
        {"firstName": "Cy", "channels": [{"channelId": "+46700000013", "type": "SMS", "subscriptionState": "UNSUBSCRIBED"}]}
        """
      And the client asks to list contacts with the query "<QUERY>"
      Then the page shows <COUNT> entries with "firstName" set to "<FOUND>"

      Examples:
        | QUERY                                  | COUNT | FOUND       |
        | channelTypes=WHATSAPP                  |     1 | Bo          |
        | channelTypes=SMS                       |     2 | Ada, Cy     |
        | channelTypes=SMS&channelTypes=WHATSAPP |     3 | Ada, Bo, Cy |
        | channelTypes=EMAIL                     |     0 |             |
