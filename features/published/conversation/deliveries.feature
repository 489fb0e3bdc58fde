@conversation @needs-callbacks
Feature: Deliveries of conversation messages
  A client that named a callback URL learns by itself how far its message came.

  Rule: After a send its callback URL gets reports in the published words
    Spec: Published: conversation service

    @PUB-CONV-DELIVERY-01 @published
    Example: A message reaches its recipient
      Given the client listens for notifications
      When the client sends a conversation message to a recipient
      Then it is accepted
      And the receiver gets at least 1 notification, each with one "message_delivery_report"
      And every notification at the receiver has {"message_delivery_report":{"message_id":"the message"}}
      And everything at the receiver reads like ".*status.{1,5}(QUEUED_ON_CHANNEL|DELIVERED|READ|FAILED|SWITCHING_CHANNEL).*"

    @PUB-CONV-DELIVERY-01 @published
    Example: Four messages are each reported on
      Given the client listens for notifications
      When the client sends a conversation message to a recipient
      And the client sends a conversation message to a recipient
      And the client sends a conversation message to a recipient
      And the client sends a conversation message to a recipient
      Then it is accepted
      And the receiver gets at least 4 notifications, each with one "message_delivery_report"
