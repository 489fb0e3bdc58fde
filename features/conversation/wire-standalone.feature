@conversation
Feature: The standalone messaging-app API
  The older API takes lists and hands them on, one conversation call for each entry.

  Rule: The standalone API takes messages by POST, and capability questions by GET or POST
    Spec: Endpoints / Conversation service and standalone API

    @CONV-STD-01
    Example: A message
      When the client sends a recipient the standalone message {"type":"text","text":"Hello"}
      Then it is accepted

    @CONV-STD-01
    Scenario Outline: The capability of a number by <METHOD>
      When the client asks by <METHOD> whether the channel reaches 1 number
      Then it is accepted

      Examples:
        | METHOD |
        | GET    |
        | POST   |

  Rule: Each recipient gets a conversation call of its own with the message and the callback address
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-SEND-01 @needs-ledger
    Scenario Outline: <COUNT> recipients
      When the client sends <COUNT> recipients the standalone message {"type":"text","text":"Hello"}
      Then it is accepted
      And one conversation message for each number is sent
      And every conversation call has {"message":{"text_message":{"text":"Hello"}}}

      Examples:
        | COUNT |
        | 2     |
        | 5     |

    @CONV-MAP-SEND-01 @needs-ledger @needs-callbacks
    Example: The callback address of two recipients
      Given the client listens for notifications
      When the client sends 2 recipients the standalone message {"type":"text","text":"Hello"}
      Then it is accepted
      And one conversation message for each number is sent
      And every conversation call has {"callback_url":"the receiver"}

    @CONV-MAP-SEND-01 @needs-ledger
    Example: The callback address
      Given the client listens for notifications
      When the client sends a recipient the standalone message {"type":"text","text":"Hello"}
      Then it is accepted
      And the conversation call has {"callback_url":"the receiver"}
      And the conversation call has "61491570156" in "recipient"

  Rule: Each number gets a capability query of its own
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-CAP-01 @needs-ledger
    Scenario Outline: <COUNT> numbers by <METHOD>
      When the client asks by <METHOD> whether the channel reaches <COUNT> numbers
      Then it is accepted
      And one capability query for each number is sent

      Examples:
        | METHOD | COUNT |
        | POST   | 1     |
        | POST   | 3     |
        | GET    | 3     |
