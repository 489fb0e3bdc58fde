@conversation
Feature: Opt-ins over the conversation service
  The platform sends to a recipient whether or not that recipient has opted in.

  Rule: The platform sends without asking for an opt-in
    Spec: Opt-in rules for the messaging-app channel

    @OPTIN-01
    Example: A recipient who never wrote
      When the client sends a conversation message to 1 recipient
      Then it is accepted

    @OPTIN-01
    Scenario Outline: A recipient who never wrote is sent a <CONTENT>
      When the client asks to send a conversation <CONTENT>
      Then it is accepted

      Examples:
        | CONTENT |
        | picture |
        | place   |

    @OPTIN-01 @needs-ledger
    Example: What is accepted is also sent
      When the client sends a conversation message to 1 recipient
      Then it is accepted
      And 1 conversation message is sent

    @X-45 @reading @needs-clock @needs-handset @needs-ledger
    Example: A recipient whose contact is 25 hours old
      When the channel reports the messages:
        | from         | to      | message_id | type | message.text |
        | +61491570156 | the bot | m1         | text | Hello        |
      And the client sends a conversation message to 1 recipient
      Then it is accepted
      When 25 hours pass
      And the client sends a conversation message to 1 recipient
      Then it is accepted
      And 2 conversation messages are sent
