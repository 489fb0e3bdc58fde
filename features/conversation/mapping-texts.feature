@standalone @needs-downstream
Feature: Standalone texts as conversation messages
  A text keeps its words.

  Rule: A text keeps its words and loses its link preview
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-02 @smoke
    Example: A text alone
      When the client sends a recipient the standalone message {"type":"text","text":"Hello"}
      Then it is accepted
      And the conversation call has {"message":{"text_message":{"text":"Hello"}}}
      And the conversation call has no content but "text_message"

    @CONV-MAP-TYPE-02
    Scenario Outline: The text <TEXT>
      When the client sends a recipient the standalone message {"type":"text","text":"<TEXT>"}
      Then it is accepted
      And the conversation call has {"message":{"text_message":{"text":"<TEXT>"}}}

      Examples:
        | TEXT                            |
        | 0                               |
        |  Two  blanks, and one at the end |
        | Räksmörgås 🚀 שלום              |
        | https://shop.example/?a=b&c=%20 |

    @CONV-MAP-TYPE-02
    Example: A text with a preview
      When the client sends a recipient the standalone message {"type":"text","text":"Hello","preview_url":true}
      Then it is accepted
      And the conversation call has {"message":{"text_message":{"text":"Hello"}}}
      But the conversation call does not mention "preview"

    @CONV-MAP-TYPE-02
    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given
