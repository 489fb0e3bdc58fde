@standalone @needs-downstream
Feature: Standalone sounds and stickers as conversation messages
  Each has its counterpart; members without one are left behind.

  Rule: A sound keeps its address alone
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-06
    Scenario Outline: A sound <WITH>
      When the client sends a recipient the standalone message {"type":"audio","url":"https://media.example/d"<MORE>}
      Then it is accepted
      And the conversation call has {"message":{"media_message":{"url":"https://media.example/d"}}}
      And the conversation call has no content but "media_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | MORE                                                   |
        | alone                       |                                                        |
        | with everything it can have | ,"caption":"caption token","provider":"provider token" |

    @CONV-MAP-TYPE-06
    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given

  Rule: A sticker becomes a medium or a card and keeps its address alone
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-09
    Scenario Outline: A sticker <WITH>
      When the client sends a recipient the standalone message {"type":"sticker","url":"https://media.example/e"<MORE>}
      Then it is accepted
      And the conversation call has "https://media.example/e" in "message.media_message.url or message.card_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | MORE                                         |
        | alone                       |                                              |
        | with everything it can have | ,"id":"id token","provider":"provider token" |
