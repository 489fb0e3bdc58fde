@standalone @needs-downstream
Feature: Standalone buttons as conversation messages
  The header above the buttons decides between choices and a card.

  @CONV-MAP-TYPE-10
  Rule: Buttons under a text header become choices
    Spec: Field mappings: standalone to conversation

    Scenario Outline: <COUNT> under a text
      When the client sends a standalone message to 1 recipient:
        | type                                     | interactive |
        | interactive.type                         | button      |
        | interactive.header.type                  | text        |
        | interactive.header.text                  | Parcel      |
        | interactive.body.text                    | Come by?    |
        | interactive.action.buttons.0.type        | reply       |
        | interactive.action.buttons.0.reply.id    | y           |
        | interactive.action.buttons.0.reply.title | Yes         |
        | interactive.action.buttons.1.type        | <TYPE 2>    |
        | interactive.action.buttons.1.reply.id    | <ID 2>      |
        | interactive.action.buttons.1.reply.title | <TITLE 2>   |
        | interactive.action.buttons.2.type        | <TYPE 3>    |
        | interactive.action.buttons.2.reply.id    | <ID 3>      |
        | interactive.action.buttons.2.reply.title | <TITLE 3>   |
      Then it is accepted
      And the conversation call has "Come by?" in "message.choice_message"
      And the conversation call has "Parcel" in "message.choice_message"
      And the conversation call has "Yes" in "message.choice_message"
      And the conversation call has "<LAST>" in "message.choice_message"
      And the conversation call has no content but "choice_message"

      Examples:
        | COUNT         | TYPE 2 | ID 2 | TITLE 2 | TYPE 3 | ID 3 | TITLE 3 | LAST |
        | One button    |        |      |         |        |      |         | Yes  |
        | Two buttons   | reply  | n    | No      |        |      |         | No   |
        | Three buttons | reply  | n    | No      | reply  | w    | Now     | Now  |

  @CONV-MAP-TYPE-11
  Rule: Buttons under any other header become a card
    Spec: Field mappings: standalone to conversation

    Scenario Outline: A header that is <HEADER>
      When the client sends a standalone message to 1 recipient:
        | type                                     | interactive             |
        | interactive.type                         | button                  |
        | interactive.header.type                  | <HEADER>                |
        | interactive.header.<HEADER>.url          | https://media.example/h |
        | interactive.body.text                    | Come by?                |
        | interactive.action.buttons.0.type        | reply                   |
        | interactive.action.buttons.0.reply.id    | y                       |
        | interactive.action.buttons.0.reply.title | Yes                     |
      Then it is accepted
      And the conversation call has "Come by?" in "message.card_message"
      And the conversation call has "https://media.example/h" in "message.card_message"
      And the conversation call has "Yes" in "message.card_message"
      And the conversation call has no content but "card_message"

      Examples:
        | HEADER   |
        | image    |
        | video    |
        | document |

    @observe
    Example: No header
      When the client sends a standalone message to 1 recipient:
        | type                                     | interactive |
        | interactive.type                         | button      |
        | interactive.body.text                    | Come by?    |
        | interactive.action.buttons.0.type        | reply       |
        | interactive.action.buttons.0.reply.id    | y           |
        | interactive.action.buttons.0.reply.title | Yes         |
      Then the outcome is recorded
