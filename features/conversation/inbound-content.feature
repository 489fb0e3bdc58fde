@conversation @needs-callbacks @needs-handset
Feature: Content of an inbound message
  An inbound message has its id, its words and its media.

  Background:
    Given the receiver is subscribed to "MESSAGE_INBOUND"

  @CONV-MAP-IN-07
  Rule: What a message replies to is left behind
    Spec: Field mappings: standalone to conversation

    Example: A quoted message
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text | replying_to.from | replying_to.message_id |
        | "46700000001" | the bot | token-id   | text | Hello        | "46700000001"    | token-quoted           |
      Then the receiver gets exactly 1 notification
      And the notification at the receiver has "message.id" set to "token-id"
      But the receiver gets exactly 0 notifications with "token-quoted" in them

  @CONV-MAP-IN-08
  Rule: The id of a message is in the message
    Spec: Field mappings: standalone to conversation

    Example: The id is at the top of the message
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000001" | the bot | token-id   | text | Hello        |
      Then the notification at the receiver has "message.id" set to "token-id"

  @CONV-MAP-IN-09
  Rule: What was written becomes the content
    Spec: Field mappings: standalone to conversation

    Example: A text
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text |
        | "46700000001" | the bot | m1         | text | token-text   |
      Then the notification at the receiver has "token-text" in "message.contact_message"

    Example: The address of a picture
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
      When the channel reports the messages:
        | from          | to      | message_id | type  | message.url                                         |
        | "46700000001" | the bot | m1         | image | https://media.example/Token-Picture.jpg?key=AbC%2B1 |
      Then the notification at the receiver has "https://media.example/Token-Picture.jpg?key=AbC%2B1" in "message.contact_message"

    Example: Two texts in several alphabets
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
      When the channel reports the messages:
        | from          | to      | message_id | type | message.text          |
        | "46700000001" | the bot | m1         | text | token-one Åsa 👋       |
        | "46700000001" | the bot | m2         | text | token-two 你好 & more |
      Then the receiver gets exactly 1 notification with "token-one Åsa 👋" in them
      And the receiver gets exactly 1 notification with "token-two 你好 & more" in them

  @CONV-MAP-IN-10
  Rule: The type of a message follows from the object in its content
    Spec: Field mappings: standalone to conversation

    Scenario Outline: A message of the type <TYPE>
      Given the channel knows the contacts:
        | wa_id         |
        | "46700000001" |
      When the channel reports the messages:
        | from          | to      | message_id | type   | message.text | message.url | message.lat | message.lng |
        | "46700000001" | the bot | m1         | <TYPE> | <TEXT>       | <URL>       | <LAT>       | <LNG>       |
      Then the receiver gets exactly 1 notification
      And "message.contact_message.<CONTENT>" of every notification at the receiver is an object

      Examples:
        | TYPE     | TEXT  | URL                     | LAT   | LNG | CONTENT          |
        | text     | Hello |                         |       |     | text_message     |
        | image    |       | https://media.example/a |       |     | media_message    |
        | video    |       | https://media.example/a |       |     | media_message    |
        | audio    |       | https://media.example/a |       |     | media_message    |
        | document |       | https://media.example/a |       |     | media_message    |
        | location |       |                         | 55.61 |  13 | location_message |
