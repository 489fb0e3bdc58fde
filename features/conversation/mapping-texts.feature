@standalone @needs-downstream
Feature: Standalone texts as conversation messages
  A text keeps its words.

  @CONV-MAP-TYPE-02
  Rule: A text keeps its words and loses its link preview
    Spec: Field mappings: standalone to conversation

    @smoke
    Example: A text alone
      When the client sends the standalone text "Hello" to 1 recipient
      Then it is accepted
      And the conversation call has "message.text_message.text" set to "Hello"
      And the conversation call has no content but "text_message"

    Scenario Outline: The text "<TEXT>" to the letter
      When the client sends the standalone text "<TEXT>" to 1 recipient
      Then it is accepted
      And the conversation call has "message.text_message.text" set to "<TEXT>"

      Examples:
        | TEXT                            |
        |                               0 |
        | Räksmörgås 🚀 שלום Café         |
        | https://shop.example/?a=b&c=%20 |

    Example: A text with blanks at both ends, and two between its words
      When the client sends the standalone text " Two  blanks, and one at the end " to 1 recipient
      Then it is accepted
      And the conversation call has "message.text_message.text" set to " Two  blanks, and one at the end "

    Example: A text with a preview
      When the client sends a standalone message to 1 recipient:
        | type        | text  |
        | text        | Hello |
        | preview_url | true  |
      Then it is accepted
      And the conversation call has "message.text_message.text" set to "Hello"
      But the conversation call does not mention "preview"

    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given
