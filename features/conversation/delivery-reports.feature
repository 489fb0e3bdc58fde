@conversation @needs-callbacks @needs-carrier
Feature: Delivery reports in the conversation form
  What the channel reports in the standalone form comes to the client one report at a time.

  Background:
    Given the receiver is subscribed to "MESSAGE_DELIVERY"

  Rule: A callback carries one delivery report
    Spec: Events / Conversation service events

    @CONV-EVT-01
    Example: The report of a message that was sent
      When the client sends a conversation message to a recipient
      Then it is accepted
      When the channel reports {"statuses":[{"message_id":"the message","state":"delivered","recipient":"+61491570156"}]}
      Then the receiver gets at least 1 notification, each with one "message_delivery_report"
      And every notification at the receiver has {"message_delivery_report":{"message_id":"the message"}}

    @CONV-EVT-01
    Example: A report is not an inbound message
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
    Example: Each reports its own message
      When the channel reports {"statuses":[{"message_id":"m1","state":"token-a"},{"message_id":"m1","state":"token-b"},{"message_id":"m2","state":"token-c"}]}
      Then the receiver gets notifications with "m1, m1, m2" as "message_delivery_report.message_id"
      And the receiver gets notifications with "token-a, token-b, token-c" as "message_delivery_report.status"

    @CONV-MAP-DR-01
    Example: Five of three messages
      When the channel reports {"statuses":[{"message_id":"m1","state":"token-a"},{"message_id":"m2","state":"token-b"},{"message_id":"m1","state":"token-c"},{"message_id":"m3","state":"token-d"},{"message_id":"m2","state":"token-e"}]}
      Then the receiver gets notifications with "m1, m1, m2, m2, m3" as "message_delivery_report.message_id"
      And the receiver gets notifications with "token-a, token-b, token-c, token-d, token-e" as "message_delivery_report.status"
