@conversation @needs-callbacks @needs-handset
Feature: Messages from recipients in the conversation form
  What a recipient writes comes to the client as one message with its content and its author.

  Background:
    Given the receiver is subscribed to "MESSAGE_INBOUND"

  Rule: An inbound callback carries a message with its content
    Spec: Events / Conversation service events

    @CONV-EVT-02 @smoke
    Example: A text
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"token-id","type":"text","message":{"text":"Hello"}}]}
      Then the notification at the receiver has {"message":{"id":"token-id","contact_message":{}}}

  Rule: Each callback has one contact
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-01
    Example: Two people write
      When the channel reports {"contacts":[{"wa_id":"46700000001"},{"wa_id":"46700000002"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"One"}},{"from":"46700000002","to":"the bot","message_id":"m2","type":"text","message":{"text":"Two"}}]}
      Then the receiver gets 2 notifications, each with one "..channel_identity"
      And the receiver gets notifications with "46700000001, 46700000002" as "..channel_identity.identity"

    @CONV-MAP-IN-01
    Example: The author is the second of two contacts
      When the channel reports {"contacts":[{"wa_id":"46700000001"},{"wa_id":"46700000002"}],"notifications":[{"from":"46700000002","to":"the bot","message_id":"m2","type":"text","message":{"text":"Two"}}]}
      Then the receiver gets 1 notification, each with one "..channel_identity"
      And the receiver gets notifications with "46700000002" as "..channel_identity.identity"

  Rule: Each callback has one message
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-02
    Example: One person writes twice
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"One"}},{"from":"46700000001","to":"the bot","message_id":"m2","type":"text","message":{"text":"Two"}}]}
      Then the receiver gets 2 notifications, each with one "message"
      And the receiver gets notifications with "m1, m2" as "message.id"

    @CONV-MAP-IN-02
    Example: Two people write five times
      When the channel reports {"contacts":[{"wa_id":"46700000001"},{"wa_id":"46700000002"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"m1"}},{"from":"46700000002","to":"the bot","message_id":"m2","type":"text","message":{"text":"m2"}},{"from":"46700000001","to":"the bot","message_id":"m3","type":"text","message":{"text":"m3"}},{"from":"46700000002","to":"the bot","message_id":"m4","type":"text","message":{"text":"m4"}},{"from":"46700000001","to":"the bot","message_id":"m5","type":"text","message":{"text":"m5"}}]}
      Then the receiver gets 5 notifications, each with one "message"
      And the receiver gets notifications with "m1, m2, m3, m4, m5" as "message.id"
      And the receiver gets notifications with "46700000001, 46700000002, 46700000001, 46700000002, 46700000001" as "..channel_identity.identity"

    @CONV-MAP-IN-02
    Example: Three people write, one of them twice
      When the channel reports {"contacts":[{"wa_id":"46700000001"},{"wa_id":"33639980001"},{"wa_id":"447700900123"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"One"}},{"from":"33639980001","to":"the bot","message_id":"m2","type":"text","message":{"text":"Два"}},{"from":"447700900123","to":"the bot","message_id":"m3","type":"text","message":{"text":"Three"}},{"from":"46700000001","to":"the bot","message_id":"m4","type":"text","message":{"text":"Four"}}]}
      Then the receiver gets 4 notifications, each with one "message"
      And the receiver gets notifications with "m1, m2, m3, m4" as "message.id"
