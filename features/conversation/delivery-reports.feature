@conversation @needs-callbacks @needs-carrier
Feature: Delivery reports in the conversation form
  What the channel reports in the standalone form comes to the client one report at a time.

  Background:
    Given the receiver is subscribed to "MESSAGE_DELIVERY"

  @CONV-EVT-01
  Rule: A callback carries one delivery report
    Spec: Events / Conversation service events

    Example: The report of a message that was sent
      When the client sends a conversation message to 1 recipient
      Then it is accepted
      When the channel reports the statuses:
        | message_id  | state     | recipient    |
        | the message | delivered | +61491570156 |
      Then the receiver gets at least 1 notification
      And "message_delivery_report" of every notification at the receiver is an object
      And every notification at the receiver has "message_delivery_report.message_id" set to "the message"

    Example: A report is not an inbound message
      Given the receiver is subscribed to "MESSAGE_INBOUND"
      When the channel reports the statuses:
        | message_id | state     | recipient    |
        | m1         | delivered | +61491570156 |
      Then the receiver gets exactly 1 notification
      And "message_delivery_report" of every notification at the receiver is an object

  @CONV-MAP-DR-01
  Rule: Each standalone status makes a callback of its own
    Spec: Field mappings: standalone to conversation

    Example: One status in the list
      When the channel reports the statuses:
        | message_id | state |
        | m1         | sent  |
      Then the receiver gets exactly 1 notification
      And "message_delivery_report" of every notification at the receiver is an object

    Example: Three statuses in the list
      When the channel reports the statuses:
        | message_id | state     |
        | m1         | sent      |
        | m1         | delivered |
        | m2         | sent      |
      Then the receiver gets exactly 3 notifications
      And "message_delivery_report" of every notification at the receiver is an object

    Example: Each reports its own message
      When the channel reports the statuses:
        | message_id | state   |
        | m1         | token-a |
        | m1         | token-b |
        | m2         | token-c |
      Then the receiver gets notifications with "m1, m1, m2" as "message_delivery_report.message_id"
      And the receiver gets notifications with "token-a, token-b, token-c" as "message_delivery_report.status"

    Example: Five of three messages
      When the channel reports the statuses:
        | message_id | state   |
        | m1         | token-a |
        | m2         | token-b |
        | m1         | token-c |
        | m3         | token-d |
        | m2         | token-e |
      Then the receiver gets notifications with "m1, m1, m2, m2, m3" as "message_delivery_report.message_id"
      And the receiver gets notifications with "token-a, token-b, token-c, token-d, token-e" as "message_delivery_report.status"
