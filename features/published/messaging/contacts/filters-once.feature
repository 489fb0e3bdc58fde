@messaging @needs-accounts
Feature: Contacts that pass a filter twice
  A contact that a filter finds for two reasons is shown once.

  @PUB-CONTACT-FILTER-06 @published
  Rule: A member of several lists is found by each of them, and once

    Scenario Outline: Two lists that share a contact, with <QUERY>
      When the client asks 2 times to create a contact list
      And the client takes what was made as the contact list
      And the client asks to create a contact in a contact list
      And the client asks to create a contact, where "/lists" names each contact list made
      And the client asks to create a contact, where "/firstName" is "Bo"
      And the client asks to list contacts with the query "<QUERY>&listIds={made}"
      Then the page shows <COUNT> entries with "firstName" set to "<FOUND>"

      Examples:
        | QUERY                 | COUNT | FOUND    |
        | pageSize=10           |     2 | Ada, Ada |
        | channelTypes=SMS      |     2 | Ada, Ada |
        | channelTypes=WHATSAPP |     0 |          |

    Example: A member of two lists is found in one of them
      When the client asks 2 times to create a contact list
      And the client takes what was made as the contact list
      And the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to create a contact, where "/lists" names each contact list made
      And the client takes what was made as the contact
      And the client asks to look for a contact in a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"

  @PUB-CONTACT-FILTER-01 @published
  Rule: A contact with two channels is found by each of them, and once

    Scenario Outline: Filtered by <QUERY>
      When the client asks to create a contact, where "/channels" lists:
        | channelId    | type     | subscriptionState |
        | +46700000011 | WHATSAPP | UNSUBSCRIBED      |
        | +46700000012 | SMS      | SUBSCRIBED        |
      And the client asks to create a contact, where "/channels" lists:
        | channelId    | type | subscriptionState |
        | +46700000013 | SMS  | SUBSCRIBED        |
      And the client asks to list contacts with the query "<QUERY>"
      Then the page shows <COUNT> entries with "channels.0.channelId" set to "<FOUND>"

      Examples:
        | QUERY                                                                     | COUNT | FOUND                      |
        | channelIds=%2B46700000011                                                 |     1 |               +46700000011 |
        | channelIds=%2B46700000012                                                 |     1 |               +46700000011 |
        | channelIds=%2B46700000011&channelIds=%2B46700000012                       |     1 |               +46700000011 |
        | channelIds=%2B46700000012&channelIds=%2B46700000013                       |     2 | +46700000011, +46700000013 |
        | channelTypes=WHATSAPP                                                     |     1 |               +46700000011 |
        | channelTypes=SMS                                                          |     2 | +46700000011, +46700000013 |
        | channelTypes=SMS&channelTypes=WHATSAPP                                    |     2 | +46700000011, +46700000013 |
        | channelSubscriptionState=UNSUBSCRIBED                                     |     1 |               +46700000011 |
        | channelSubscriptionState=SUBSCRIBED                                       |     2 | +46700000011, +46700000013 |
        | channelIds=%2B46700000011&channelTypes=WHATSAPP                           |     1 |               +46700000011 |
        | channelIds=%2B46700000012&channelIds=%2B46700000013&channelTypes=WHATSAPP |     1 |               +46700000011 |
