@standalone
Feature: Recipients of the standalone messaging-app API
  A list of recipients becomes one conversation call for each of them.

  @CONV-MAP-SEND-01 @needs-downstream
  Rule: Each recipient gets a conversation call of its own with the message and the callback address
    Spec: Field mappings: standalone to conversation

    Scenario Outline: <COUNT> recipients
      When the client sends the standalone text "Hello" to <COUNT> recipients
      Then each number gets a conversation call of its own
      And every conversation call has "message.text_message.text" set to "Hello"

      Examples:
        | COUNT |
        |     2 |
        |     5 |
        |    12 |

    Example: Five messages, one after another
      When the client sends the standalone text "One" to 1 recipient
      And the client sends the standalone text "Two" to 1 recipient
      And the client sends the standalone text "Three" to 1 recipient
      And the client sends the standalone text "Four" to 1 recipient
      And the client sends the standalone text "Five" to 1 recipient
      Then it is accepted
      And 5 conversation messages are sent

    @needs-callbacks
    Example: The callback address of two recipients
      Given the client listens for notifications
      When the client sends the standalone text "Hello" to 2 recipients
      Then each number gets a conversation call of its own
      And every conversation call has "callback_url" set to "the receiver"

    Example: The callback address has a query
      Given the receiver listens at "/in?reference=17"
      When the client sends the standalone text "Hello" to 2 recipients
      Then each number gets a conversation call of its own
      And every conversation call has "callback_url" set to "the receiver"

    Example: The callback address
      Given the client listens for notifications
      When the client sends the standalone text "Hello" to 1 recipient
      Then it is accepted
      And each number gets a conversation call of its own
      And the conversation call has "callback_url" set to "the receiver"
