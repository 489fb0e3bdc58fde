@standalone @needs-downstream
Feature: Standalone lists and products as conversation messages
  What a recipient can pick becomes a list.

  @CONV-MAP-TYPE-12
  Rule: A list becomes a list of choices
    Spec: Field mappings: standalone to conversation

    Example: One section with two rows
      When the client sends a standalone message to 1 recipient:
        | type                                       | interactive |
        | interactive.type                           | list        |
        | interactive.body.text                      | When?       |
        | interactive.action.button                  | Times       |
        | interactive.action.sections.0.title        | Today       |
        | interactive.action.sections.0.rows.0.id    | "1"         |
        | interactive.action.sections.0.rows.0.title | Noon        |
        | interactive.action.sections.0.rows.1.id    | "2"         |
        | interactive.action.sections.0.rows.1.title | Night       |
      Then it is accepted
      And the conversation call has "Noon" in "message.list_message..items..choice"
      And the conversation call has "Night" in "message.list_message..items..choice"
      And the conversation call has no content but "list_message"

    Example: Three sections
      When the client sends a standalone message to 1 recipient:
        | type                                       | interactive |
        | interactive.type                           | list        |
        | interactive.body.text                      | When?       |
        | interactive.action.button                  | Times       |
        | interactive.action.sections.0.title        | Today       |
        | interactive.action.sections.0.rows.0.id    | "1"         |
        | interactive.action.sections.0.rows.0.title | Noon        |
        | interactive.action.sections.1.title        | Later       |
        | interactive.action.sections.1.rows.0.id    | "2"         |
        | interactive.action.sections.1.rows.0.title | Dawn        |
        | interactive.action.sections.1.rows.1.id    | "3"         |
        | interactive.action.sections.1.rows.1.title | Dusk        |
        | interactive.action.sections.2.title        | Last        |
        | interactive.action.sections.2.rows.0.id    | "4"         |
        | interactive.action.sections.2.rows.0.title | Midnight    |
      Then it is accepted
      And the conversation call has "Noon" in "message.list_message..items..choice"
      And the conversation call has "Dawn" in "message.list_message..items..choice"
      And the conversation call has "Dusk" in "message.list_message..items..choice"
      And the conversation call has "Midnight" in "message.list_message..items..choice"

    Example: Ten rows
      When the client sends a standalone message to 1 recipient:
        | type                                       | interactive |
        | interactive.type                           | list        |
        | interactive.body.text                      | Where?      |
        | interactive.action.button                  | Tables      |
        | interactive.action.sections.0.title        | Harbour     |
        | interactive.action.sections.0.rows.0.id    | "1"         |
        | interactive.action.sections.0.rows.0.title | Table one   |
        | interactive.action.sections.0.rows.1.id    | "2"         |
        | interactive.action.sections.0.rows.1.title | Table two   |
        | interactive.action.sections.0.rows.2.id    | "3"         |
        | interactive.action.sections.0.rows.2.title | Table three |
        | interactive.action.sections.0.rows.3.id    | "4"         |
        | interactive.action.sections.0.rows.3.title | Table four  |
        | interactive.action.sections.0.rows.4.id    | "5"         |
        | interactive.action.sections.0.rows.4.title | Table five  |
        | interactive.action.sections.0.rows.5.id    | "6"         |
        | interactive.action.sections.0.rows.5.title | Table six   |
        | interactive.action.sections.0.rows.6.id    | "7"         |
        | interactive.action.sections.0.rows.6.title | Table seven |
        | interactive.action.sections.0.rows.7.id    | "8"         |
        | interactive.action.sections.0.rows.7.title | Table eight |
        | interactive.action.sections.0.rows.8.id    | "9"         |
        | interactive.action.sections.0.rows.8.title | Table nine  |
        | interactive.action.sections.0.rows.9.id    | "10"        |
        | interactive.action.sections.0.rows.9.title | Table ten   |
      Then it is accepted
      And the conversation call has "Table one" in "message.list_message..items..choice"
      And the conversation call has "Table four" in "message.list_message..items..choice"
      And the conversation call has "Table ten" in "message.list_message..items..choice"

  @CONV-MAP-TYPE-13
  Rule: A product becomes a list with exactly that product
    Spec: Field mappings: standalone to conversation

    Example: One product
      When the client sends a standalone message to 1 recipient:
        | type                                   | interactive |
        | interactive.type                       | product     |
        | interactive.body.text                  | New         |
        | interactive.action.catalog_id          | c1          |
        | interactive.action.product_retailer_id | sku-1       |
      Then it is accepted
      And the conversation call has "sku-1" in "message.list_message..items..product"
      And "message.list_message..product" of every conversation call is there once
      And the conversation call has no content but "list_message"

    Example: Two products
      When the client sends a standalone message to 1 recipient:
        | type                                                   | interactive |
        | interactive.type                                       | product     |
        | interactive.body.text                                  | New         |
        | interactive.action.catalog_id                          | c1          |
        | interactive.action.product_items.0.product_retailer_id | sku-1       |
        | interactive.action.product_items.1.product_retailer_id | sku-2       |
      Then the platform's answer is recorded
      When the client sends a standalone message to 1 recipient:
        | type                                                   | interactive |
        | interactive.type                                       | product     |
        | interactive.body.text                                  | New         |
        | interactive.action.catalog_id                          | c1          |
        | interactive.action.product_items.0.product_retailer_id | sku-1       |
      Then it is accepted
      And "message.list_message..product" of every conversation call is there once

  @CONV-MAP-TYPE-14
  Rule: A list of products stays one
    Spec: Field mappings: standalone to conversation

    Example: Twelve products
      When the client sends a standalone message to 1 recipient:
        | type                                                               | interactive  |
        | interactive.type                                                   | product_list |
        | interactive.header.type                                            | text         |
        | interactive.header.text                                            | Shop         |
        | interactive.body.text                                              | New          |
        | interactive.action.catalog_id                                      | c1           |
        | interactive.action.sections.0.title                                | A            |
        | interactive.action.sections.0.product_items.0.product_retailer_id  | sku-1        |
        | interactive.action.sections.0.product_items.1.product_retailer_id  | sku-2        |
        | interactive.action.sections.0.product_items.2.product_retailer_id  | sku-3        |
        | interactive.action.sections.0.product_items.3.product_retailer_id  | sku-4        |
        | interactive.action.sections.0.product_items.4.product_retailer_id  | sku-5        |
        | interactive.action.sections.0.product_items.5.product_retailer_id  | sku-6        |
        | interactive.action.sections.0.product_items.6.product_retailer_id  | sku-7        |
        | interactive.action.sections.0.product_items.7.product_retailer_id  | sku-8        |
        | interactive.action.sections.0.product_items.8.product_retailer_id  | sku-9        |
        | interactive.action.sections.0.product_items.9.product_retailer_id  | sku-10       |
        | interactive.action.sections.0.product_items.10.product_retailer_id | sku-11       |
        | interactive.action.sections.0.product_items.11.product_retailer_id | sku-12       |
      Then it is accepted
      And the conversation call has "sku-10" in "message.list_message..items..product"
      And the conversation call has "sku-12" in "message.list_message..items..product"

    Example: Two sections
      When the client sends a standalone message to 1 recipient:
        | type                                                              | interactive  |
        | interactive.type                                                  | product_list |
        | interactive.header.type                                           | text         |
        | interactive.header.text                                           | Shop         |
        | interactive.body.text                                             | New          |
        | interactive.action.catalog_id                                     | c1           |
        | interactive.action.sections.0.title                               | A            |
        | interactive.action.sections.0.product_items.0.product_retailer_id | sku-1        |
        | interactive.action.sections.1.title                               | B            |
        | interactive.action.sections.1.product_items.0.product_retailer_id | sku-2        |
        | interactive.action.sections.1.product_items.1.product_retailer_id | sku-3        |
      Then it is accepted
      And the conversation call has "sku-1" in "message.list_message..items..product"
      And the conversation call has "sku-2" in "message.list_message..items..product"
      And the conversation call has "sku-3" in "message.list_message..items..product"
