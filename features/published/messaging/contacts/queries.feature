@messaging @needs-accounts
Feature: Queries about contacts
  A client writes its filters as parameters or as one object.

  @PUB-CONTACT-FILTER-07 @published
  Rule: A filter with a meaningless value is refused

    Scenario Outline: A request to <OPERATION> with the filter <QUERY>
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

  @PUB-CONTACT-FILTER-08 @published
  Rule: A query may come as one object in the parameter request

    Scenario Outline: With the query <QUERY>
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
        | request=%7B%22channelTypes%22%3A%5B%22WHATSAPP%22%5D%7D |     1 | Bo    |
        | request=%7B%22pageSize%22%3A1%7D                        |     3 | Ada   |
        | request.channelTypes=WHATSAPP                           |     1 | Bo    |
