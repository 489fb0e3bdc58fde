@messaging @needs-accounts
Feature: Filters of contacts
  A client asks for those that it looks for and gets no others.

  Rule: Contacts are found by their numbers
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-01 @published
    Scenario Outline: <QUERY>
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
        | channelIds=%2B46700000012                           | 1     | Bo      |
        | channelIds=%2B46700000011&channelIds=%2B46700000013 | 2     | Ada, Cy |
        | channelIds=%2B46700000019                           | 0     |         |

  Rule: Contacts are found by the types of their channels
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-02 @published
    Scenario Outline: <QUERY>
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
        | channelTypes=WHATSAPP                  | 1     | Bo          |
        | channelTypes=SMS                       | 2     | Ada, Cy     |
        | channelTypes=SMS&channelTypes=WHATSAPP | 3     | Ada, Bo, Cy |
        | channelTypes=EMAIL                     | 0     |             |

  Rule: Contacts are found by whether they are subscribed
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-03 @published
    Scenario Outline: <QUERY>
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
        | QUERY                                 | COUNT | FOUND   |
        | channelSubscriptionState=UNSUBSCRIBED | 1     | Cy      |
        | channelSubscriptionState=SUBSCRIBED   | 2     | Ada, Bo |

  Rule: Several filters together find what passes all of them
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-04 @published
    Scenario Outline: <QUERY>
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
        | channelTypes=SMS&channelSubscriptionState=SUBSCRIBED            | 1     | Ada   |
        | channelIds=%2B46700000012&channelTypes=SMS                      | 0     |       |
        | channelIds=%2B46700000013&channelSubscriptionState=UNSUBSCRIBED | 1     | Cy    |

  Rule: Contacts are found by their ids
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-05 @published
    Example: One of two
      When the client asks 2 times to create a contact
      And the client asks to create a contact, where "/firstName" is "Bo"
      And the client takes what was made as the contact
      And the client asks to list contacts by id
      Then the page shows 1 entry with "firstName" set to "Bo"

    @PUB-CONTACT-FILTER-05 @published
    Scenario Outline: <IDS>
      When the client asks 2 times to create a contact
      And the client asks to create a contact, where "/firstName" is "Bo"
      And the client takes what was made as the contact
      And the client asks to list contacts by id with the query "contactIds=<IDS>"
      Then the page shows <COUNT> entries with "firstName" set to "<FOUND>"

      Examples:
        | IDS                                                  | COUNT | FOUND |
        | 00000000-0000-4000-8000-000000000000                 | 0     |       |
        | {id}&contactIds=00000000-0000-4000-8000-000000000000 | 1     | Bo    |
        | {id}&contactIds={id}                                 | 1     | Bo    |

  Rule: Contacts are found by the lists they belong to
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-06 @published
    Example: Two of three belong to the list
      When the client asks to create a contact
      And the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to create a contact in a contact list, where "/firstName" is "Cy"
      And the client asks to list the contacts of a contact list
      Then the page shows 2 entries with "firstName" set to "Bo, Cy"

  Rule: A filter with a meaningless value is refused
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-07 @published
    Scenario Outline: To <OPERATION> with <QUERY>
      When the client asks to <OPERATION> with the query "<QUERY>"
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"

      Examples:
        | OPERATION          | QUERY                          | NAME                     |
        | list contacts      | listIds=VIP                    | listIds                  |
        | list contacts      | contactIds=1                   | contactIds               |
        | list contacts      | channelTypes=FAX               | channelTypes             |
        | list contacts      | channelSubscriptionState=MAYBE | channelSubscriptionState |
        | list contact lists | listIds=:listId                | listIds                  |
        | list custom fields | customFieldIds=x               | customFieldIds           |

  Rule: A query may come as one object in the parameter request
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-08 @published
    Scenario Outline: <QUERY>
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
        | QUERY                                                   | COUNT | FOUND |
        | request=%7B%22channelTypes%22%3A%5B%22WHATSAPP%22%5D%7D | 1     | Bo    |
        | request=%7B%22pageSize%22%3A1%7D                        | 3     | Ada   |
        | request.channelTypes=WHATSAPP                           | 1     | Bo    |
