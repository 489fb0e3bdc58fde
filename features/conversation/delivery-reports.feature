@conversation @needs-callbacks @needs-carrier
Feature: Delivery reports in the conversation form
  What the channel tells in the standalone form comes to the client one report at a time.

  Background:
    Given the receiver is subscribed to "MESSAGE_DELIVERY"

  Rule: A callback carries one delivery report
    Spec: Events / Conversation service events

    @CONV-EVT-01
    Example: The report of a message that was sent
      When the client sends a conversation message to a recipient
      Then it is accepted
      When the channel reports {"statuses":[{"message_id":"the message","state":"delivered","recipient":"+61491570156"}]}
      Then the receiver gets 1 notification, each with one "message_delivery_report"
      And the notification at the receiver has {"message_delivery_report":{"message_id":"the message"}}

    @CONV-EVT-01
    Example: A report is no message from somebody
      Given the receiver is subscribed to "MESSAGE_INBOUND"
      When the channel reports {"statuses":[{"message_id":"m1","state":"delivered","recipient":"+61491570156"}]}
      Then the receiver gets 1 notification, each with one "message_delivery_report"

  Rule: Each standalone status makes a callback of its own
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-01
    Scenario Outline: <COUNT> in one list
      When the channel reports {"statuses":[<STATUSES>]}
      Then the receiver gets <COUNT> notifications, each with one "message_delivery_report"

      Examples:
        | COUNT | STATUSES                                                                                                   |
        | 1     | {"message_id":"m1","state":"sent"}                                                                         |
        | 3     | {"message_id":"m1","state":"sent"},{"message_id":"m1","state":"delivered"},{"message_id":"m2","state":"sent"} |

    @CONV-MAP-DR-01
    Example: Each tells of its own message
      When the channel reports {"statuses":[{"message_id":"m1","state":"token-a"},{"message_id":"m1","state":"token-b"},{"message_id":"m2","state":"token-c"}]}
      Then the notifications at the receiver have "m1, m1, m2" as "message_delivery_report.message_id"
      And the notifications at the receiver have "token-a, token-b, token-c" as "message_delivery_report.status"

  Rule: The standalone status becomes the status of the delivery report
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-02
    Example: A status alone
      When the channel reports {"statuses":[{"message_id":"m1","status":"token-status"}]}
      Then the notification at the receiver has "token-status" in "message_delivery_report.status"

  Rule: The standalone state becomes the status of the delivery report
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-03
    Example: A state alone
      When the channel reports {"statuses":[{"message_id":"m1","state":"token-state"}]}
      Then the notification at the receiver has "token-state" in "message_delivery_report.status"

    @CONV-MAP-DR-03
    Example: A state beside a status
      When the channel reports {"statuses":[{"message_id":"m1","status":"token-one","state":"token-two"}]}
      Then the notification at the receiver has "token-" in "message_delivery_report.status"

  Rule: The id of the message stays what it is
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-04
    Example: A message id
      When the channel reports {"statuses":[{"message_id":"token-id","state":"sent"}]}
      Then the notification at the receiver has {"message_delivery_report":{"message_id":"token-id"}}

  Rule: Details go to the reason or the metadata
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-05
    Example: Details
      When the channel reports {"statuses":[{"message_id":"m1","state":"failed","details":"token-details"}]}
      Then the notification at the receiver has "token-details" in "message_delivery_report.reason or message_delivery_report.metadata"

  Rule: The recipient becomes the identity on the channel
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-06
    Example: A recipient
      When the channel reports {"statuses":[{"message_id":"m1","state":"sent","recipient":"46700000099"}]}
      Then the notification at the receiver has "46700000099" in "message_delivery_report.channel_identity"

  Rule: The conversation becomes the metadata of the message
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-07
    Example: A conversation
      When the channel reports {"statuses":[{"message_id":"m1","state":"sent","conversation":"token-conversation"}]}
      Then the notification at the receiver has "token-conversation" in "message_metadata or message_delivery_report.message_metadata"

  Rule: The timestamp becomes the time of the event
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-08
    Example: A timestamp
      When the channel reports {"statuses":[{"message_id":"m1","state":"sent","timestamp":"2021-02-03T04:05:06Z"}]}
      Then the notification at the receiver has "2021-02-03T04:05:06" in "event_time or message_delivery_report.event_time"

  Rule: Errors become the reason
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-09
    Scenario Outline: Errors as <FORM>
      When the channel reports {"statuses":[{"message_id":"m1","state":"failed","errors":<ERRORS>}]}
      Then the notification at the receiver has "token-error" in "message_delivery_report.reason"

      Examples:
        | FORM   | ERRORS                        |
        | text   | "token-error"                 |
        | a list | [{"description":"token-error"}] |
        | two, and the second | [{"code":1},{"description":"token-error"}] |
