@messaging @needs-accounts
Feature: Filters of contacts within a list
  The members of a list are narrowed down like all contacts.

  @PUB-CONTACT-FILTER-04 @published
  Rule: The members of a list are found there by numbers and channels

    Scenario Outline: Filtered by <QUERY>
      When the client asks to create a contact in a contact list, where "/channels" lists:
        | channelId    | type | subscriptionState |
        | +46700000011 | SMS  | SUBSCRIBED        |
      And the client asks to create a contact in a contact list, where "/channels" lists:
        | channelId    | type     | subscriptionState |
        | +46700000012 | WHATSAPP | SUBSCRIBED        |
      And the client asks to create a contact in a contact list, where "/channels" lists:
        | channelId    | type | subscriptionState |
        | +46700000013 | SMS  | UNSUBSCRIBED      |
      And the client asks to create a contact, where "/channels" lists:
        | channelId    | type | subscriptionState |
        | +46700000014 | SMS  | SUBSCRIBED        |
      And the client asks to list the contacts of a contact list with the query "listIds={id}&<QUERY>"
      Then the page shows <COUNT> entries with "channels.0.channelId" set to "<FOUND>"

      Examples:
        | QUERY                                                                     | COUNT | FOUND                                    |
        | channelTypes=SMS                                                          |     2 |               +46700000011, +46700000013 |
        | channelTypes=WHATSAPP                                                     |     1 |                             +46700000012 |
        | channelTypes=SMS&channelTypes=WHATSAPP                                    |     3 | +46700000011, +46700000012, +46700000013 |
        | channelSubscriptionState=SUBSCRIBED                                       |     2 |               +46700000011, +46700000012 |
        | channelTypes=SMS&channelSubscriptionState=UNSUBSCRIBED                    |     1 |                             +46700000013 |
        | channelTypes=WHATSAPP&channelSubscriptionState=UNSUBSCRIBED               |     0 |                                          |
        | channelIds=%2B46700000011                                                 |     1 |                             +46700000011 |
        | channelIds=%2B46700000014                                                 |     0 |                                          |
        | channelIds=%2B46700000011&channelTypes=SMS                                |     1 |                             +46700000011 |
        | channelIds=%2B46700000012&channelTypes=SMS                                |     0 |                                          |
        | channelIds=%2B46700000014&channelTypes=SMS                                |     0 |                                          |
        | channelIds=%2B46700000011&channelIds=%2B46700000012&channelTypes=WHATSAPP |     1 |                             +46700000012 |
        | channelIds=%2B46700000011&channelIds=%2B46700000013&channelTypes=WHATSAPP |     0 |                                          |

    Example: A contact with every channel
      When the client asks to create a contact in a contact list, where "/channels" lists:
        | channelId    | type     | subscriptionState |
        | +46700000014 | SMS      | SUBSCRIBED        |
        | +46700000015 | SMS      | UNSUBSCRIBED      |
        | +46700000016 | WHATSAPP | SUBSCRIBED        |
        | +46700000017 | WHATSAPP | UNSUBSCRIBED      |
      And the client asks to list the contacts of a contact list with the query "listIds={id}&channelTypes=SMS"
      Then the page shows 1 entry with "channels.0.channelId" set to "+46700000014"

    Example: One contact in a list of one and of two
      When the client asks to look for a contact in a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"
      When the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to look for a contact in a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"

    Example: One contact beside a list of one
      When the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to look for a contact in a contact list for the account's contact beside a list
      Then the page shows 0 entries with "id" set to ""
