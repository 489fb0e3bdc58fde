@standalone
Feature: Recipients of the standalone messaging-app API
  A list of recipients becomes one conversation call for each of them.

  Rule: Each recipient gets a conversation call of its own with the message and the callback address
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-SEND-01 @needs-downstream
    Scenario Outline: <COUNT> recipients
      When the client sends <COUNT> recipients the standalone message {"type":"text","text":"Hello"}
      Then one conversation message for each number is sent
      And every conversation call has {"message":{"text_message":{"text":"Hello"}}}

      Examples:
        | COUNT |
        | 2     |
        | 5     |
        | 12    |

    @CONV-MAP-SEND-01 @needs-downstream
    Example: Five messages, one after another
      When the client sends a recipient the standalone message {"type":"text","text":"One"}
      And the client sends a recipient the standalone message {"type":"text","text":"Two"}
      And the client sends a recipient the standalone message {"type":"text","text":"Three"}
      And the client sends a recipient the standalone message {"type":"text","text":"Four"}
      And the client sends a recipient the standalone message {"type":"text","text":"Five"}
      Then it is accepted
      And 5 conversation messages are sent

    @CONV-MAP-SEND-01 @needs-downstream @needs-callbacks
    Example: The callback address of two recipients
      Given the client listens for notifications
      When the client sends 2 recipients the standalone message {"type":"text","text":"Hello"}
      Then one conversation message for each number is sent
      And every conversation call has {"callback_url":"the receiver"}

    @CONV-MAP-SEND-01 @needs-downstream
    Example: The callback address
      Given the client listens for notifications
      When the client sends a recipient the standalone message {"type":"text","text":"Hello"}
      Then it is accepted
      And one conversation message for each number is sent
      And the conversation call has {"callback_url":"the receiver"}
