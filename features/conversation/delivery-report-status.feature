@conversation @needs-callbacks @needs-carrier
Feature: Status of a delivery report
  The status of a message is taken over, and its errors become the reason.

  Background:
    Given the receiver is subscribed to "MESSAGE_DELIVERY"

  @CONV-MAP-DR-02
  Rule: The standalone status becomes the status of the delivery report
    Spec: Field mappings: standalone to conversation

    Example: A status alone
      When the channel reports the statuses:
        | message_id | status       |
        | m1         | token-status |
      Then the notification at the receiver has "token-status" in "message_delivery_report.status"

    Example: A status alone, behind that of a message with a state
      When the channel reports the statuses:
        | message_id | state | status       |
        | m1         | sent  |              |
        | m2         |       | token-status |
      Then the receiver gets exactly 1 notification with "token-status" in them

  @CONV-MAP-DR-03
  Rule: The standalone state becomes the status of the delivery report
    Spec: Field mappings: standalone to conversation

    Example: A state alone
      When the channel reports the statuses:
        | message_id | state       |
        | m1         | token-state |
      Then the notification at the receiver has "token-state" in "message_delivery_report.status"

    Example: A state beside a status
      When the channel reports the statuses:
        | message_id | status    | state     |
        | m1         | token-one | token-two |
      Then the notification at the receiver has "token-" in "message_delivery_report.status"

  @CONV-MAP-DR-09
  Rule: Errors become the reason
    Spec: Field mappings: standalone to conversation

    Example: A text
      When the channel reports the statuses:
        | message_id | state  | errors      |
        | m1         | failed | token-error |
      Then the notification at the receiver has "token-error" in "message_delivery_report.reason"

    Example: A list of one
      When the channel reports the statuses:
        | message_id | state  | errors.0.description |
        | m1         | failed | token-error          |
      Then the notification at the receiver has "token-error" in "message_delivery_report.reason"

    Example: The second of two has a description
      When the channel reports the statuses:
        | message_id | state  | errors.0.code | errors.1.description |
        | m1         | failed |             1 | token-error          |
      Then the notification at the receiver has "token-error" in "message_delivery_report.reason"

    Example: Two messages, each with an error of its own
      When the channel reports the statuses:
        | message_id | state  | errors    |
        | m1         | failed | token-one |
        | m2         | failed | token-two |
      Then the receiver gets exactly 1 notification with "token-one" in them
      And the receiver gets exactly 1 notification with "token-two" in them

    Example: A sentence with signs
      When the channel reports the statuses:
        | message_id | state  | errors.0.description    |
        | m1         | failed | no route & no <handset> |
      Then the notification at the receiver has "no route & no <handset>" in "message_delivery_report.reason"
