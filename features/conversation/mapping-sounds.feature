@standalone @needs-downstream
Feature: Standalone sounds and stickers as conversation messages
  Each has its counterpart; members without one are left behind.

  @CONV-MAP-TYPE-06
  Rule: A sound keeps its address alone
    Spec: Field mappings: standalone to conversation

    Scenario Outline: A sound <WITH>
      When the client sends a standalone message to 1 recipient:
        | type     | audio                   |
        | url      | https://media.example/d |
        | caption  | <CAPTION>               |
        | provider | <PROVIDER>              |
      Then it is accepted
      And the conversation call has "message.media_message.url" set to "https://media.example/d"
      And the conversation call has no content but "media_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | CAPTION       | PROVIDER       |
        | alone                       |               |                |
        | with everything it can have | caption token | provider token |

    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given

  @CONV-MAP-TYPE-09
  Rule: A sticker becomes a medium or a card and keeps its address alone
    Spec: Field mappings: standalone to conversation

    Scenario Outline: A sticker <WITH>
      When the client sends a standalone message to 1 recipient:
        | type     | sticker                 |
        | url      | https://media.example/e |
        | id       | <ID>                    |
        | provider | <PROVIDER>              |
      Then it is accepted
      And the conversation call has "https://media.example/e" in "message.media_message.url or message.card_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | ID       | PROVIDER       |
        | alone                       |          |                |
        | with everything it can have | id token | provider token |
