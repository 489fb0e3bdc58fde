@conversation @needs-callbacks @needs-carrier
Feature: Members of a delivery report
  A report says which message it is about, and keeps what came with it.

  Background:
    Given the receiver is subscribed to "MESSAGE_DELIVERY"

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
      Then the notification at the receiver has "46700000099" in "..channel_identity"

    @CONV-MAP-DR-06
    Example: A recipient abroad, with a plus
      When the channel reports {"statuses":[{"message_id":"m1","state":"sent","recipient":"+61491570156"}]}
      Then the notification at the receiver has "61491570156" in "..channel_identity"

  Rule: The conversation becomes the metadata of the message
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-07
    Example: A conversation
      When the channel reports {"statuses":[{"message_id":"m1","state":"sent","conversation":"token-conversation"}]}
      Then the notification at the receiver has "token-conversation" in "..message_metadata"

  Rule: The timestamp becomes the time of the event
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-08
    Example: A timestamp
      When the channel reports {"statuses":[{"message_id":"m1","state":"sent","timestamp":"2021-02-03T04:05:06Z"}]}
      Then the notification at the receiver has "2021-02-03T04:05:06" in "..event_time"
