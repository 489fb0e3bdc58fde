@standalone @needs-downstream
Feature: Standalone buttons as conversation messages
  The header above the buttons decides between choices and a card.

  Rule: Buttons under a text header become choices
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-10
    Scenario Outline: <COUNT> under a text
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"button","header":{"type":"text","text":"Parcel"},"body":{"text":"Come by?"},"action":{"buttons":[<BUTTONS>]}}}
      Then it is accepted
      And the conversation call has "Come by?" in "message.choice_message"
      And the conversation call has "Parcel" in "message.choice_message"
      And the conversation call has "<FIRST>" in "message.choice_message"
      And the conversation call has "<LAST>" in "message.choice_message"
      And the conversation call has no content but "choice_message"

      Examples:
        | COUNT         | FIRST | LAST | BUTTONS                                                                                                    |
        | One button    | Yes   | Yes  | {"type":"reply","reply":{"id":"y","title":"Yes"}}                                                          |
        | Two buttons   | No    | Yes  | {"type":"reply","reply":{"id":"n","title":"No"}},{"type":"reply","reply":{"id":"y","title":"Yes"}}         |
        | Three buttons | Now   | Yes  | {"type":"reply","reply":{"id":"w","title":"Now"}},{"type":"reply","reply":{"id":"n","title":"No"}},{"type":"reply","reply":{"id":"y","title":"Yes"}} |

  Rule: Buttons under any other header become a card
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-11
    Scenario Outline: A header that is <HEADER>
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"button","header":{"type":"<HEADER>","<HEADER>":{"url":"https://media.example/h"}},"body":{"text":"Come by?"},"action":{"buttons":[{"type":"reply","reply":{"id":"y","title":"Yes"}}]}}}
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

    @CONV-MAP-TYPE-11 @observe
    Example: No header
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"button","body":{"text":"Come by?"},"action":{"buttons":[{"type":"reply","reply":{"id":"y","title":"Yes"}}]}}}
      Then the conversation call is recorded
