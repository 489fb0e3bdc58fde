@conversation
Feature: What the conversation service publishes about queries
  Clients count on the form of every answer, of a refusal as well.

  @PUB-CONV-QUERY-01 @published
  Rule: A capability query is answered with its app, its recipient and its id

    Example: A query with an id of the client's
      When the client asks to ask what a recipient can receive, where "/request_id" is "query-1"
      Then it is accepted with HTTP status 200
      And the answer has "request_id" set to "query-1"
      And the answer contains "channel_identities"

    Example: A query without an id
      When the client asks to ask what a recipient can receive
      Then it is accepted with HTTP status 200

  @PUB-CONV-QUERY-02 @published
  Rule: A capability query needs an app and a recipient

    Scenario Outline: A query without <MEMBER>
      When the client asks to ask what a recipient can receive, where "/<MEMBER>" is missing
      Then it is refused with HTTP status 400

      Examples:
        | MEMBER    |
        | app_id    |
        | recipient |

  @PUB-CONV-QUERY-03 @published @needs-callbacks @needs-accounts
  Rule: A capability result tells the query, the channel, the identity and how far it is reached

    Background:
      Given the receiver is subscribed to "CAPABILITY"

    Example: A recipient on the channel
      When the client asks to ask what a recipient can receive, where "/request_id" is "query-1"
      Then the notification at the receiver has "app_id" set to "the app"
      And the notification at the receiver has "capability_notification.request_id" set to "query-1"
      And the notification at the receiver has "capability_notification.channel" set to "WHATSAPP"
      And the notification at the receiver has "capability_notification.capability_status" set to "CAPABILITY_FULL"
      And the notification at the receiver has "61491570156" in "capability_notification.identity"
      And "capability_notification.contact_id" of the notification at the receiver is text that is not empty
      And "event_time" of the notification at the receiver is text that is not empty

    Example: Four queries, one after another
      When the client asks 4 times to ask what a recipient can receive
      Then it is accepted with HTTP status 200
      And every notification at the receiver has "capability_notification.channel" set to "WHATSAPP"
      And every notification at the receiver has "capability_notification.capability_status" set to "CAPABILITY_FULL"
