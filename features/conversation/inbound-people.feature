@conversation @needs-callbacks @needs-handset
Feature: Who an inbound message is from and to
  An inbound message names its author, the app and the conversation.

  Background:
    Given the receiver is subscribed to "MESSAGE_INBOUND"

  @CONV-MAP-IN-03
  Rule: The profile of a contact is left behind
    Spec: Field mappings: standalone to conversation

    Example: A name
      Given the channel knows the contacts:
        | wa_id         | profile.name  |
        | "46700000001" | token-profile |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000001" | the bot | token-id   | text | Hello        |
      Then the receiver gets exactly 1 notification
      And the notification at the receiver has "message.id" set to "token-id"
      But the receiver gets exactly 0 notifications with "token-profile" in them

  @CONV-MAP-IN-04
  Rule: The id of a contact becomes the identity on the channel
    Spec: Field mappings: standalone to conversation

    Example: An id that is unlike the sender
      Given the channel knows the contacts:
        | wa_id    |
        | token-wa |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000001" | the bot | m1         | text | Hello        |
      Then the notification at the receiver has "token-wa" in "..channel_identity..identity"

  @CONV-MAP-IN-05
  Rule: The sender becomes the identity on the channel or the contact
    Spec: Field mappings: standalone to conversation

    Example: A sender without a contact
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000001" | the bot | m1         | text | Hello        |
      Then the notification at the receiver has "46700000001" in "..channel_identity..identity or ..contact_id"

    Example: A sender beside two contacts who are others
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
        | "46700000002" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000003" | the bot | m1         | text | Hello        |
      Then the notification at the receiver has "46700000003" in "..channel_identity..identity or ..contact_id"

  @CONV-MAP-IN-06
  Rule: The bot becomes the app and the conversation
    Spec: Field mappings: standalone to conversation

    Example: A bot
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000001" | the bot | m1         | text | Hello        |
        | "46700000001" | the bot | m2         | text | Again        |
      Then the receiver gets exactly 2 notifications
      And every notification at the receiver has "app_id" set to "the app"
      And "..conversation_id" of every notification at the receiver is text that is not empty
