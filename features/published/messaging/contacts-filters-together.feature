@messaging @needs-accounts
Feature: Several filters of contacts at once
  What one filter finds, the others narrow; nobody is found twice.

  Rule: The members of a list are found there by numbers and channels
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-04 @published
    Scenario Outline: <QUERY>
      When the client asks to create a contact in a contact list, where "/channels" is '[{"channelId": "+46700000011", "type": "SMS", "subscriptionState": "SUBSCRIBED"}]'
      And the client asks to create a contact in a contact list, where "/channels" is '[{"channelId": "+46700000012", "type": "WHATSAPP", "subscriptionState": "SUBSCRIBED"}]'
      And the client asks to create a contact in a contact list, where "/channels" is '[{"channelId": "+46700000013", "type": "SMS", "subscriptionState": "UNSUBSCRIBED"}]'
      And the client asks to create a contact, where "/channels" is '[{"channelId": "+46700000014", "type": "SMS", "subscriptionState": "SUBSCRIBED"}]'
      And the client asks to list the contacts of a contact list with the query "listIds={id}&<QUERY>"
      Then the page shows <COUNT> entries with "channels.0.channelId" set to "<FOUND>"

      Examples:
        | QUERY                                                                     | COUNT | FOUND                      |
        | channelTypes=SMS                                                          | 2     | +46700000011, +46700000013 |
        | channelTypes=WHATSAPP                                                     | 1     | +46700000012               |
        | channelTypes=SMS&channelTypes=WHATSAPP                                    | 3     | +46700000011, +46700000012, +46700000013 |
        | channelSubscriptionState=SUBSCRIBED                                       | 2     | +46700000011, +46700000012 |
        | channelTypes=SMS&channelSubscriptionState=UNSUBSCRIBED                    | 1     | +46700000013               |
        | channelTypes=WHATSAPP&channelSubscriptionState=UNSUBSCRIBED               | 0     |                            |
        | channelIds=%2B46700000011                                                 | 1     | +46700000011               |
        | channelIds=%2B46700000014                                                 | 0     |                            |
        | channelIds=%2B46700000011&channelTypes=SMS                                | 1     | +46700000011               |
        | channelIds=%2B46700000012&channelTypes=SMS                                | 0     |                            |
        | channelIds=%2B46700000014&channelTypes=SMS                                | 0     |                            |
        | channelIds=%2B46700000011&channelIds=%2B46700000012&channelTypes=WHATSAPP | 1     | +46700000012               |
        | channelIds=%2B46700000011&channelIds=%2B46700000013&channelTypes=WHATSAPP | 0     |                            |

    @PUB-CONTACT-FILTER-04 @published
    Example: One contact in a list of one and of two
      When the client asks to look for a contact in a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"
      When the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to look for a contact in a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"

    @PUB-CONTACT-FILTER-04 @published
    Example: One contact beside a list of one
      When the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to look for a contact in a contact list for the account's contact beside a list
      Then the page shows 0 entries with "id" set to ""

  Rule: A member of several lists is found by each of them, and once
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-06 @published
    Scenario Outline: Two lists that share a contact, with <QUERY>
      When the client asks 2 times to create a contact list
      And the client takes what was made as the contact list
      And the client asks to create a contact in a contact list
      And the client asks to create a contact, where "/lists" names all that came of create a contact list
      And the client asks to create a contact, where "/firstName" is "Bo"
      And the client asks to list contacts with the query "<QUERY>" and all that came of create a contact list as "listIds"
      Then the page shows <COUNT> entries with "firstName" set to "<FOUND>"

      Examples:
        | QUERY                 | COUNT | FOUND    |
        | pageSize=10           | 2     | Ada, Ada |
        | channelTypes=SMS      | 2     | Ada, Ada |
        | channelTypes=WHATSAPP | 0     |          |

    @PUB-CONTACT-FILTER-06 @published
    Example: A member of two lists is found in one of them
      When the client asks 2 times to create a contact list
      And the client takes what was made as the contact list
      And the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to create a contact, where "/lists" names all that came of create a contact list
      And the client takes what was made as the contact
      And the client asks to look for a contact in a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"

  Rule: A contact with two channels is found by each of them, and once
    Spec: Published: contacts

    @PUB-CONTACT-FILTER-01 @published
    Scenario Outline: <QUERY>
      When the client asks to create a contact, where "/channels" is '[{"channelId": "+46700000011", "type": "WHATSAPP", "subscriptionState": "UNSUBSCRIBED"}, {"channelId": "+46700000012", "type": "SMS", "subscriptionState": "SUBSCRIBED"}]'
      And the client asks to create a contact, where "/channels" is '[{"channelId": "+46700000013", "type": "SMS", "subscriptionState": "SUBSCRIBED"}]'
      And the client asks to list contacts with the query "<QUERY>"
      Then the page shows <COUNT> entries with "channels.0.channelId" set to "<FOUND>"

      Examples:
        | QUERY                                                                     | COUNT | FOUND                      |
        | channelIds=%2B46700000011                                                 | 1     | +46700000011               |
        | channelIds=%2B46700000012                                                 | 1     | +46700000011               |
        | channelIds=%2B46700000011&channelIds=%2B46700000012                       | 1     | +46700000011               |
        | channelIds=%2B46700000012&channelIds=%2B46700000013                       | 2     | +46700000011, +46700000013 |
        | channelTypes=WHATSAPP                                                     | 1     | +46700000011               |
        | channelTypes=SMS                                                          | 2     | +46700000011, +46700000013 |
        | channelTypes=SMS&channelTypes=WHATSAPP                                    | 2     | +46700000011, +46700000013 |
        | channelSubscriptionState=UNSUBSCRIBED                                     | 1     | +46700000011               |
        | channelSubscriptionState=SUBSCRIBED                                       | 2     | +46700000011, +46700000013 |
        | channelIds=%2B46700000011&channelTypes=WHATSAPP                           | 1     | +46700000011               |
        | channelIds=%2B46700000012&channelIds=%2B46700000013&channelTypes=WHATSAPP | 1     | +46700000011               |

  Rule: The pages of what a filter finds show everything exactly once, in both directions
    Spec: Published: contacts

    @PUB-CONTACT-PAGE-01 @published
    Scenario Outline: Six with one channel or two, <SIZE> on a page
      When the client asks 2 times to create a contact
      And the client asks 2 times to create a contact with two channels
      And the client asks 1 time to create a contact
      And the client asks 1 time to create a contact with two channels
      And the client goes through the pages of list contacts of both types, <SIZE> at a time
      Then each contact made is on exactly one page of at most <SIZE>
      And each contact with two channels made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 5    |

    @PUB-CONTACT-PAGE-02 @published
    Scenario Outline: Back through six, <SIZE> on a page
      When the client asks 2 times to create a contact
      And the client asks 2 times to create a contact with two channels
      And the client asks 1 time to create a contact
      And the client asks 1 time to create a contact with two channels
      And the client goes back through the pages of list contacts of both types, <SIZE> at a time
      Then each contact made is on exactly one page of at most <SIZE>
      And each contact with two channels made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 5    |
