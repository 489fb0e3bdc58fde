@conversation @needs-callbacks @needs-handset
Feature: Content of an inbound message
  An inbound message has its id, its words and its media.

  Background:
    Given the receiver is subscribed to "MESSAGE_INBOUND"

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

    @CONV-MAP-IN-09
    Example: The address of a picture
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"image","message":{"url":"https://media.example/Token-Picture.jpg?key=AbC%2B1"}}]}
      Then the notification at the receiver has "https://media.example/Token-Picture.jpg?key=AbC%2B1" in "message.contact_message"

    @CONV-MAP-IN-09
    Example: Two texts in several alphabets
      When the channel reports {"contacts":[{"wa_id":"46700000001"}],"notifications":[{"from":"46700000001","to":"the bot","message_id":"m1","type":"text","message":{"text":"token-one Åsa 👋"}},{"from":"46700000001","to":"the bot","message_id":"m2","type":"text","message":{"text":"token-two 你好 & more"}}]}
      Then the receiver gets exactly 1 event with "token-one Åsa 👋" in it
      And the receiver gets exactly 1 event with "token-two 你好 & more" in it

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
