@conversation @needs-ledger
Feature: Standalone interactive messages and templates as conversation messages
  The options offered decide between choices, cards and lists.

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

  Rule: A list becomes a list of choices
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-12
    Example: One section with two rows
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"list","body":{"text":"When?"},"action":{"button":"Times","sections":[{"title":"Today","rows":[{"id":"1","title":"Noon"},{"id":"2","title":"Night"}]}]}}}
      Then it is accepted
      And the conversation call has {"message":{"list_message":{"sections":[{"items":[{"choice":{"title":"Noon"}},{"choice":{"title":"Night"}}]}]}}}
      And the conversation call has no content but "list_message"

    @CONV-MAP-TYPE-12
    Example: Two sections
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"list","body":{"text":"When?"},"action":{"button":"Times","sections":[{"title":"Today","rows":[{"id":"1","title":"Noon"}]},{"title":"Later","rows":[{"id":"2","title":"Dawn"},{"id":"3","title":"Dusk"}]}]}}}
      Then it is accepted
      And the conversation call has {"message":{"list_message":{"sections":[{"items":[{"choice":{"title":"Noon"}}]},{"items":[{"choice":{"title":"Dawn"}},{"choice":{"title":"Dusk"}}]}]}}}

  Rule: A product becomes a list with exactly that product
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-13
    Example: One product
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"product","body":{"text":"New"},"action":{"catalog_id":"c1","product_retailer_id":"sku-1"}}}
      Then it is accepted
      And the conversation call has {"message":{"list_message":{"sections":[{"items":[{"product":{"id":"sku-1"}}]}]}}}
      And the conversation call has no content but "list_message"

    @CONV-MAP-TYPE-13
    Example: Two products
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"product","body":{"text":"New"},"action":{"catalog_id":"c1","product_items":[{"product_retailer_id":"sku-1"},{"product_retailer_id":"sku-2"}]}}}
      Then it is refused
      And no conversation message is sent
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"product","body":{"text":"New"},"action":{"catalog_id":"c1","product_items":[{"product_retailer_id":"sku-1"}]}}}
      Then it is accepted
      And the conversation call has "sku-1" in "message.list_message"

  Rule: A list of products stays one
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-14
    Example: Two sections
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"product_list","header":{"type":"text","text":"Shop"},"body":{"text":"New"},"action":{"catalog_id":"c1","sections":[{"title":"A","product_items":[{"product_retailer_id":"sku-1"}]},{"title":"B","product_items":[{"product_retailer_id":"sku-2"},{"product_retailer_id":"sku-3"}]}]}}}
      Then it is accepted
      And the conversation call has {"message":{"list_message":{"sections":[{"items":[{"product":{"id":"sku-1"}}]},{"items":[{"product":{"id":"sku-2"}},{"product":{"id":"sku-3"}}]}]}}}

  Rule: A template fills the channel's own template
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-01
    Scenario Outline: A template <WITH>
      When the client sends a recipient the standalone message {"type":"template","template_name":"parcel_ready"<MORE>}
      Then it is accepted
      And the conversation call has "parcel_ready" in "message.template_message.channel_template"
      And the conversation call has "<SEEN>" in "message.template_message.channel_template"
      And the conversation call has no content but "template_message"

      Examples:
        | WITH                  | MORE                                              | SEEN         |
        | alone                 |                                                   | parcel_ready |
        | in a language         | ,"language":"sv-SE","body_params":["Linn","Tuesday"] | sv-SE        |
        | with a parameter      | ,"language":"sv","body_params":["Linn","Tuesday"] | Linn         |
        | with two parameters   | ,"language":"sv","body_params":["Linn","Tuesday"] | Tuesday      |
        | with one in its title | ,"header_params":["Order 12"]                     | Order 12     |

  Rule: A template that needs the channel's approval is kept apart from those for all channels
    Spec: Field mappings: standalone to conversation

    @CONV-TPL-01
    Example: A template of the channel
      When the client sends a recipient the standalone message {"type":"template","template_name":"parcel_ready"}
      Then it is accepted
      And the conversation call has {"message":{"template_message":{"channel_template":{}}}}
      But the conversation call does not mention "omni"
