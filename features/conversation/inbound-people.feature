@conversation @needs-callbacks @needs-handset
Feature: Who an inbound message is from and to
  An inbound message names its author, the app and the conversation.

  Background:
    Given the receiver is subscribed to "MESSAGE_INBOUND"

  Rule: The profile of a contact is left behind
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-03
    Example: A name
      When the channel reports {"contacts":[{"wa_id":"46700000001","profile":{"name":"token-profile"}}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"token-id","type":"text","message":{"text":"Hello"}}]}
      Then the notification at the receiver has {"message":{"id":"token-id"}}
      But the notification at the receiver does not mention "token-profile"

  Rule: The id of a contact becomes the identity on the channel
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-04
    Example: An id that is unlike the sender
      When the channel reports {"contacts":[{"wa_id":"token-wa"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"Hello"}}]}
      Then the notification at the receiver has "token-wa" in "..channel_identity..identity"

  Rule: The sender becomes the identity on the channel or the contact
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-05
    Example: A sender without a contact
      When the channel reports {"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"Hello"}}]}
      Then the notification at the receiver has "46700000001" in "..channel_identity..identity or ..contact_id"

    @CONV-MAP-IN-05
    Example: A sender beside two contacts who are others
      When the channel reports {"contacts":[{"wa_id":"46700000001"},{"wa_id":"46700000002"}],"notifications":[{"from":"46700000003","to":"the bot","message_id":"m1","type":"text","message":{"text":"Hello"}}]}
      Then the notification at the receiver has "46700000003" in "..channel_identity..identity or ..contact_id"

  Rule: The bot becomes the app and the conversation
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-06
    Example: A bot
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"Hello"}}]}
      Then the notification at the receiver has {"app_id":"the app"}
      And "..conversation_id" of the notification at the receiver is text that is not empty
