@conversation
Feature: Recipients of the standalone messaging-app API
  A list of recipients becomes one conversation call for each of them.

  Rule: Each recipient gets a conversation call of its own with the message and the callback address
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-SEND-01 @needs-ledger
    Scenario Outline: <COUNT> recipients
      When the client sends <COUNT> recipients the standalone message {"type":"text","text":"Hello"}
      Then one conversation message for each number is sent
      And every conversation call has {"message":{"text_message":{"text":"Hello"}}}

      Examples:
        | COUNT |
        | 2     |
        | 5     |

    @CONV-MAP-SEND-01 @needs-ledger @needs-callbacks
    Example: The callback address of two recipients
      Given the client listens for notifications
      When the client sends 2 recipients the standalone message {"type":"text","text":"Hello"}
      Then one conversation message for each number is sent
      And every conversation call has {"callback_url":"the receiver"}

    @CONV-MAP-SEND-01 @needs-ledger
    Example: The callback address
      Given the client listens for notifications
      When the client sends a recipient the standalone message {"type":"text","text":"Hello"}
      Then it is accepted
      And the conversation call has {"callback_url":"the receiver"}
      And the conversation call has "61491570156" in "recipient"
