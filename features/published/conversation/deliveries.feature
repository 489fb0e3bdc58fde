@conversation @needs-callbacks
Feature: Deliveries of conversation messages
  A client that named a callback URL learns by itself how far its message came.

  @PUB-CONV-DELIVERY-01 @published
  Rule: After a send its callback URL gets reports in the published words

    Example: The callback URL has a query
      Given the receiver listens at "/in?reference=17"
      When the client sends a conversation message to 1 recipient
      Then it is accepted
      And the receiver gets at least 1 notification
      And everything at the receiver has:
        | ADDRESS | /in?reference=17 |

    Example: A message reaches its recipient
      Given the client listens for notifications
      When the client sends a conversation message to 1 recipient
      Then it is accepted
      And the receiver gets at least 1 notification
      And "message_delivery_report" of every notification at the receiver is an object
      And every notification at the receiver has "message_delivery_report.message_id" set to "the message"
      And every notification at the receiver has "message_delivery_report.status" set to "one of QUEUED_ON_CHANNEL, DELIVERED, READ, FAILED, SWITCHING_CHANNEL"

    Example: Four messages are each reported on
      Given the client listens for notifications
      When the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 1 recipient
      Then it is accepted
      And the receiver gets at least 4 notifications
      And "message_delivery_report" of every notification at the receiver is an object
