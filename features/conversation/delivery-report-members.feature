@conversation @needs-callbacks @needs-carrier
Feature: Members of a delivery report
  A report says which message it is about, and keeps what came with it.

  Background:
    Given the receiver is subscribed to "MESSAGE_DELIVERY"

  @CONV-MAP-DR-04
  Rule: The id of the message stays what it is
    Spec: Field mappings: standalone to conversation

    Example: A message id
      When the channel reports the statuses:
        | message_id | state |
        | token-id   | sent  |
      Then the notification at the receiver has "message_delivery_report.message_id" set to "token-id"

  @CONV-MAP-DR-05
  Rule: Details go to the reason or the metadata
    Spec: Field mappings: standalone to conversation

    Example: Details
      When the channel reports the statuses:
        | message_id | state  | details       |
        | m1         | failed | token-details |
      Then the notification at the receiver has "token-details" in "message_delivery_report.reason or message_delivery_report.metadata"

    Example: Details of the second of two
      When the channel reports the statuses:
        | message_id | state  | details   |
        | m1         | failed | token-one |
        | m2         | failed | token-two |
      Then the receiver gets exactly 1 notification with "token-two" in them

  @CONV-MAP-DR-06
  Rule: The recipient becomes the identity on the channel
    Spec: Field mappings: standalone to conversation

    Example: A recipient
      When the channel reports the statuses:
        | message_id | state | recipient     |
        | m1         | sent  | "46700000099" |
      Then the notification at the receiver has "46700000099" in "..channel_identity"

    Example: A recipient abroad, with a plus
      When the channel reports the statuses:
        | message_id | state | recipient    |
        | m1         | sent  | +61491570156 |
      Then the notification at the receiver has "61491570156" in "..channel_identity"

    Example: Two recipients
      When the channel reports the statuses:
        | message_id | state | recipient     |
        | m1         | sent  | "46700000099" |
        | m2         | sent  | "46700000098" |
      Then the receiver gets exactly 1 notification with "46700000099" in them
      And the receiver gets exactly 1 notification with "46700000098" in them

  @CONV-MAP-DR-07
  Rule: The conversation becomes the metadata of the message
    Spec: Field mappings: standalone to conversation

    Example: A conversation
      When the channel reports the statuses:
        | message_id | state | conversation       |
        | m1         | sent  | token-conversation |
      Then the notification at the receiver has "token-conversation" in "..message_metadata"

    Example: Two conversations of one recipient, and a status of none
      When the channel reports the statuses:
        | message_id | state     | recipient    | conversation |
        | m1         | token-one | +61491570156 | token-a      |
        | m2         | token-two | +61491570156 | token-b      |
        | m3         | token-one | +61491570156 |              |
      Then the receiver gets exactly 3 notifications
      And "message_delivery_report" of every notification at the receiver is an object
      And the receiver gets exactly 1 notification with "token-a" in them
      And the receiver gets exactly 1 notification with "token-b" in them

  @CONV-MAP-DR-08
  Rule: The timestamp becomes the time of the event
    Spec: Field mappings: standalone to conversation

    Example: A timestamp
      When the channel reports the statuses:
        | message_id | state | timestamp            |
        | m1         | sent  | 2021-02-03T04:05:06Z |
      Then the notification at the receiver has "2021-02-03T04:05:06" in "..event_time"

    Example: Two timestamps
      When the channel reports the statuses:
        | message_id | state | timestamp            |
        | m1         | sent  | 2021-02-03T04:05:06Z |
        | m2         | sent  | 2022-03-04T05:06:07Z |
      Then the receiver gets exactly 1 notification with "2021-02-03T04:05:06" in them
      And the receiver gets exactly 1 notification with "2022-03-04T05:06:07" in them
