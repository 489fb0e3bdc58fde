@conversation @needs-callbacks @needs-handset
Feature: Messages from recipients in the conversation form
  What a recipient writes comes to the client as one message with its content and its author.

  Background:
    Given the receiver is subscribed to "MESSAGE_INBOUND"

  @CONV-EVT-02 @smoke
  Rule: An inbound callback carries a message with its content
    Spec: Events / Conversation service events

    Example: A text
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000001" | the bot | token-id   | text | Hello        |
      Then the notification at the receiver has "message.id" set to "token-id"
      And "message.contact_message" of every notification at the receiver is an object

  @CONV-MAP-IN-01
  Rule: Each callback has one contact
    Spec: Field mappings: standalone to conversation

    Example: Two people write
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
        | "46700000002" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000001" | the bot | m1         | text | One          |
        | "46700000002" | the bot | m2         | text | Two          |
      Then the receiver gets exactly 2 notifications
      And "..channel_identity" of every notification at the receiver is an object
      And the receiver gets notifications with "46700000001, 46700000002" as "..channel_identity.identity"

    Example: The author is the second of two contacts
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
        | "46700000002" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000002" | the bot | m2         | text | Two          |
      Then the receiver gets exactly 1 notification
      And "..channel_identity" of every notification at the receiver is an object
      And the receiver gets notifications with "46700000002" as "..channel_identity.identity"

  @CONV-MAP-IN-02
  Rule: Each callback has one message
    Spec: Field mappings: standalone to conversation

    Example: One person writes twice
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000001" | the bot | m1         | text | One          |
        | "46700000001" | the bot | m2         | text | Two          |
      Then the receiver gets exactly 2 notifications
      And "message" of every notification at the receiver is an object
      And the receiver gets notifications with "m1, m2" as "message.id"

    Example: Two people write five times
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
        | "46700000002" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000001" | the bot | m1         | text | m1           |
        | "46700000002" | the bot | m2         | text | m2           |
        | "46700000001" | the bot | m3         | text | m3           |
        | "46700000002" | the bot | m4         | text | m4           |
        | "46700000001" | the bot | m5         | text | m5           |
      Then the receiver gets exactly 5 notifications
      And "message" of every notification at the receiver is an object
      And the receiver gets notifications with "m1, m2, m3, m4, m5" as "message.id"
      And the receiver gets notifications with "46700000001, 46700000002, 46700000001, 46700000002, 46700000001" as "..channel_identity.identity"

    Example: Three people write, one of them twice
      Given the channel knows the contacts:
        | wa_id          |
        | "46700000001"  |
        | "33639980001"  |
        | "447700900123" |
      When the channel reports the messages:
        | from           | to      | message_id | type | message.text |
        | "46700000001"  | the bot | m1         | text | One          |
        | "33639980001"  | the bot | m2         | text | Два          |
        | "447700900123" | the bot | m3         | text | Three        |
        | "46700000001"  | the bot | m4         | text | Four         |
      Then the receiver gets exactly 4 notifications
      And "message" of every notification at the receiver is an object
      And the receiver gets notifications with "m1, m2, m3, m4" as "message.id"
