@messaging @needs-accounts
Feature: Filters of contacts by subscription, and several at once
  A client asks for the contacts that it looks for and gets no others.

  @PUB-CONTACT-FILTER-03 @published
  Rule: Contacts are found by whether they are subscribed

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
      And the client asks to create a contact with this body:
        """
        {"firstName": "Di", "channels": [{"channelId": "+46700000014", "type": "SMS", "subscriptionState": "SUBSCRIBED"}, {"channelId": "+46700000015", "type": "SMS", "subscriptionState": "UNSUBSCRIBED"}, {"channelId": "+46700000016", "type": "WHATSAPP", "subscriptionState": "SUBSCRIBED"}, {"channelId": "+46700000017", "type": "WHATSAPP", "subscriptionState": "UNSUBSCRIBED"}]}
        """
      And the client asks to list contacts with the query "<QUERY>"
      Then the page shows <COUNT> entries with "firstName" set to "<FOUND>"

      Examples:
        | QUERY                                 | COUNT | FOUND       |
        | channelSubscriptionState=UNSUBSCRIBED |     2 | Cy, Di      |
        | channelSubscriptionState=SUBSCRIBED   |     3 | Ada, Bo, Di |

  @PUB-CONTACT-FILTER-04 @published
  Rule: Several filters together find what passes all of them

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
        | QUERY                                                           | COUNT | FOUND |
        | channelTypes=SMS&channelSubscriptionState=SUBSCRIBED            |     1 | Ada   |
        | channelIds=%2B46700000012&channelTypes=SMS                      |     0 |       |
        | channelIds=%2B46700000013&channelSubscriptionState=UNSUBSCRIBED |     1 | Cy    |
