@standalone @needs-downstream
Feature: Standalone lists and products as conversation messages
  What a recipient can pick becomes a list.

  Rule: A list becomes a list of choices
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-12
    Example: One section with two rows
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"list","body":{"text":"When?"},"action":{"button":"Times","sections":[{"title":"Today","rows":[{"id":"1","title":"Noon"},{"id":"2","title":"Night"}]}]}}}
      Then it is accepted
      And the conversation call has "Noon" in "message.list_message..items..choice"
      And the conversation call has "Night" in "message.list_message..items..choice"
      And the conversation call has no content but "list_message"

    @CONV-MAP-TYPE-12
    Example: Two sections
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"list","body":{"text":"When?"},"action":{"button":"Times","sections":[{"title":"Today","rows":[{"id":"1","title":"Noon"}]},{"title":"Later","rows":[{"id":"2","title":"Dawn"},{"id":"3","title":"Dusk"}]}]}}}
      Then it is accepted
      And the conversation call has "Noon" in "message.list_message..items..choice"
      And the conversation call has "Dawn" in "message.list_message..items..choice"
      And the conversation call has "Dusk" in "message.list_message..items..choice"

    @CONV-MAP-TYPE-12
    Example: Ten rows
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"list","body":{"text":"Where?"},"action":{"button":"Tables","sections":[{"title":"Harbour","rows":[{"id":"1","title":"Table one"},{"id":"2","title":"Table two"},{"id":"3","title":"Table three"},{"id":"4","title":"Table four"},{"id":"5","title":"Table five"},{"id":"6","title":"Table six"},{"id":"7","title":"Table seven"},{"id":"8","title":"Table eight"},{"id":"9","title":"Table nine"},{"id":"10","title":"Table ten"}]}]}}}
      Then it is accepted
      And the conversation call has "Table one" in "message.list_message..items..choice"
      And the conversation call has "Table four" in "message.list_message..items..choice"
      And the conversation call has "Table ten" in "message.list_message..items..choice"

  Rule: A product becomes a list with exactly that product
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-13
    Example: One product
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"product","body":{"text":"New"},"action":{"catalog_id":"c1","product_retailer_id":"sku-1"}}}
      Then it is accepted
      And the conversation call has "sku-1" in "message.list_message..items..product"
      And "message.list_message..product" of the conversation call is there once
      And the conversation call has no content but "list_message"

    @CONV-MAP-TYPE-13
    Example: Two products
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"product","body":{"text":"New"},"action":{"catalog_id":"c1","product_items":[{"product_retailer_id":"sku-1"},{"product_retailer_id":"sku-2"}]}}}
      Then the platform's answer is recorded
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"product","body":{"text":"New"},"action":{"catalog_id":"c1","product_items":[{"product_retailer_id":"sku-1"}]}}}
      Then it is accepted
      And "message.list_message..product" of every conversation call is there once

  Rule: A list of products stays one
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-14
    Example: Twelve products
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"product_list","header":{"type":"text","text":"Shop"},"body":{"text":"New"},"action":{"catalog_id":"c1","sections":[{"title":"A","product_items":[{"product_retailer_id":"sku-1"},{"product_retailer_id":"sku-2"},{"product_retailer_id":"sku-3"},{"product_retailer_id":"sku-4"},{"product_retailer_id":"sku-5"},{"product_retailer_id":"sku-6"},{"product_retailer_id":"sku-7"},{"product_retailer_id":"sku-8"},{"product_retailer_id":"sku-9"},{"product_retailer_id":"sku-10"},{"product_retailer_id":"sku-11"},{"product_retailer_id":"sku-12"}]}]}}}
      Then it is accepted
      And the conversation call has "sku-10" in "message.list_message..items..product"
      And the conversation call has "sku-12" in "message.list_message..items..product"

    @CONV-MAP-TYPE-14
    Example: Two sections
      When the client sends a recipient the standalone message {"type":"interactive","interactive":{"type":"product_list","header":{"type":"text","text":"Shop"},"body":{"text":"New"},"action":{"catalog_id":"c1","sections":[{"title":"A","product_items":[{"product_retailer_id":"sku-1"}]},{"title":"B","product_items":[{"product_retailer_id":"sku-2"},{"product_retailer_id":"sku-3"}]}]}}}
      Then it is accepted
      And the conversation call has "sku-1" in "message.list_message..items..product"
      And the conversation call has "sku-2" in "message.list_message..items..product"
      And the conversation call has "sku-3" in "message.list_message..items..product"
