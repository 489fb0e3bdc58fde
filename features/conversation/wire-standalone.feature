@standalone
Feature: The standalone messaging-app API
  The older API takes lists and hands them on, one conversation call for each entry.

  @CONV-STD-01
  Rule: The standalone API takes messages by POST, and capability questions by GET or POST
    Spec: Endpoints / Conversation service and standalone API

    Example: A message
      When the client sends the standalone text "Hello" to 1 recipient
      Then it is accepted

    Scenario Outline: The capability of a number by <METHOD>
      When the client asks the standalone API by "<METHOD>" whether the channel reaches 1 number
      Then it is accepted

      Examples:
        | METHOD |
        | GET    |
        | POST   |

  @CONV-MAP-CAP-01 @needs-downstream
  Rule: Each number gets a capability query of its own
    Spec: Field mappings: standalone to conversation

    Scenario Outline: <COUNT> numbers by <METHOD>
      When the client asks the standalone API by "<METHOD>" whether the channel reaches <COUNT> numbers
      Then it is accepted
      And each number gets a conversation call of its own

      Examples:
        | METHOD | COUNT |
        | POST   |     1 |
        | POST   |     3 |
        | GET    |     3 |
        | POST   |    12 |
        | GET    |    12 |
