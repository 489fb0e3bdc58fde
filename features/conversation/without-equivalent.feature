@standalone @needs-downstream
Feature: What has no equivalent in the conversation service
  Some parts of the standalone API are mapped to nothing at all.

  @CONV-MAP-TYPE-08
  Rule: A message of contacts is not sent
    Spec: Field mappings: standalone to conversation

    Example: One contact
      When the client sends a standalone message to 1 recipient:
        | type                       | contacts     |
        | contacts.0.name.first_name | Linn         |
        | contacts.0.phones.0.phone  | +46700000001 |
      Then the platform's answer is recorded
      And 0 conversation messages are sent
      When the client sends the standalone text "Hello" to 1 recipient
      Then it is accepted
      And 1 conversation message is sent

  @CONV-MAP-NONE-01
  Rule: Nothing of what has no equivalent leads to a conversation call
    Spec: Field mappings: standalone to conversation

    Scenario Outline: No call is made: <WHAT>
      When the client posts to "<PATH>" of the standalone API:
        | message_id | <MESSAGE> |
        | status     | <STATUS>  |
        | numbers.0  | <NUMBER>  |
        | name       | <NAME>    |
        | type       | <TYPE>    |
      Then the platform's answer is recorded
      And 0 conversation messages are sent
      When the client sends the standalone text "Hello" to 1 recipient
      Then it is accepted
      And 1 conversation message is sent

      Examples:
        | WHAT                        | PATH        | MESSAGE | STATUS | NUMBER       | NAME | TYPE  |
        | A message is marked as read | messages    | m1      | read   |              |      |       |
        | A number is blacklisted     | blacklist   |         |        | +61491570156 |      |       |
        | A media provider is named   | provider    |         |        |              | own  | basic |
        | A pack of stickers is made  | stickerpack |         |        |              | own  |       |

    Example: A contact is sent without a name
      When the client posts to "messages" of the standalone API:
        | to.0                    | +61491570156 |
        | message.type            | contacts     |
        | message.contacts.0.name | {}           |
      Then the platform's answer is recorded
      And 0 conversation messages are sent
      When the client sends the standalone text "Hello" to 1 recipient
      Then it is accepted
      And 1 conversation message is sent
