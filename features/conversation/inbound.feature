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
      Then the receiver gets 2 notifications, each with one "message.channel_identity"
      And the notifications at the receiver have "46700000001, 46700000002" as "message.channel_identity.identity"

    @CONV-MAP-IN-01
    Example: The one who writes is the second of two
      When the channel reports {"contacts":[{"wa_id":"46700000001"},{"wa_id":"46700000002"}],"notifications":[{"from":"46700000002","to":"the bot","message_id":"m2","type":"text","message":{"text":"Two"}}]}
      Then the receiver gets 1 notification, each with one "message.channel_identity"
      And the notifications at the receiver have "46700000002" as "message.channel_identity.identity"

  Rule: Each callback has one message
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-02
    Example: Somebody writes twice
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"One"}},{"from":"46700000001","to":"the bot","message_id":"m2","type":"text","message":{"text":"Two"}}]}
      Then the receiver gets 2 notifications, each with one "message"
      And the notifications at the receiver have "m1, m2" as "message.id"

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
      Then the notification at the receiver has "token-wa" in "message.channel_identity.identity or channel_identity.identity"

  Rule: The sender becomes the identity on the channel or the contact
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-05
    Example: A sender without a contact
      When the channel reports {"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"Hello"}}]}
      Then the notification at the receiver has "46700000001" in "message.channel_identity.identity or message.contact_id"

    @CONV-MAP-IN-05
    Example: A sender beside two contacts who are others
      When the channel reports {"contacts":[{"wa_id":"46700000001"},{"wa_id":"46700000002"}],"notifications":[{"from":"46700000003","to":"the bot","message_id":"m1","type":"text","message":{"text":"Hello"}}]}
      Then the notification at the receiver has "46700000003" in "message.channel_identity.identity or message.contact_id"

  Rule: The bot becomes the app and the conversation
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-06
    Example: A bot
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"Hello"}}]}
      Then the notification at the receiver has {"app_id":"the app"}
      And "message.conversation_id" of the notification at the receiver is text that is not empty

  Rule: What a message replies to is left behind
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-07
    Example: A quoted message
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"token-id","type":"text","message":{"text":"Hello"},"replying_to":{"from":"46700000001","message_id":"token-quoted"}}]}
      Then the notification at the receiver has {"message":{"id":"token-id"}}
      But the notification at the receiver does not mention "token-quoted"

  Rule: The id of a message is in the message
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-08
    Example: An id
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"token-id","type":"text","message":{"text":"Hello"}}]}
      Then the notification at the receiver has {"message":{"id":"token-id"}}

  Rule: What was written becomes the content
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-09
    Example: A text
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"token-text"}}]}
      Then the notification at the receiver has "token-text" in "message.contact_message"

  Rule: The type of a message follows from the object in its content
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-IN-10
    Scenario Outline: <TYPE>
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"<TYPE>","message":<MESSAGE>}]}
      Then the notification at the receiver has {"message":{"contact_message":{"<CONTENT>":{}}}}

      Examples:
        | TYPE     | MESSAGE                           | CONTENT          |
        | text     | {"text":"Hello"}                  | text_message     |
        | image    | {"url":"https://media.example/a"} | media_message    |
        | video    | {"url":"https://media.example/a"} | media_message    |
        | audio    | {"url":"https://media.example/a"} | media_message    |
        | document | {"url":"https://media.example/a"} | media_message    |
        | location | {"lat":55.61,"lng":13}            | location_message |
