@standalone
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
      When the client asks the standalone API by <METHOD> whether the channel reaches 1 number
      Then it is accepted

      Examples:
        | METHOD |
        | GET    |
        | POST   |

  Rule: Each number gets a capability query of its own
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-CAP-01 @needs-downstream
    Scenario Outline: <COUNT> numbers by <METHOD>
      When the client asks the standalone API by <METHOD> whether the channel reaches <COUNT> numbers
      Then it is accepted
      And one capability query for each number is sent

      Examples:
        | METHOD | COUNT |
        | POST   | 1     |
        | POST   | 3     |
        | GET    | 3     |
        | POST   | 12    |
        | GET    | 12    |
