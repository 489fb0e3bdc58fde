@conversation
Feature: Sending over the conversation service
  A message goes to one recipient at a time.

  @CONV-SEND-01
  Rule: One send reaches exactly one recipient
    Spec: Endpoints / Conversation service and standalone API

    @smoke
    Example: One recipient and two
      When the client sends a conversation message to 1 recipient
      Then it is accepted
      When the client sends a conversation message to 2 recipients
      Then it is refused

    Scenario Outline: A message to <COUNT> recipients
      When the client sends a conversation message to <COUNT> recipients
      Then it is refused
      When the client sends a conversation message to 1 recipient
      Then it is accepted

      Examples:
        | COUNT |
        |     3 |
        |     0 |

    @observe
    Scenario Outline: <FORM> as the recipient
      When the client asks to send a conversation message, where "/recipient" is <RECIPIENT>
      Then the platform's answer is recorded

      Examples:
        | FORM          | RECIPIENT                                                                                                                                    |
        | A list of one | [{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"}]}}]                                                |
        | Two numbers   | {"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"},{"channel":"WHATSAPP","identity":"+61491570157"}]}} |

    @observe
    Example: A contact and a number as the recipient
      When the client asks to send a conversation message, where "/recipient/contact_id" is "c1"
      Then the platform's answer is recorded

    @needs-ledger
    Example: What is refused is not sent either
      When the client sends a conversation message to 2 recipients
      Then it is refused
      And 0 conversation messages are sent
      When the client sends a conversation message to 1 recipient
      Then it is accepted
      And 1 conversation message is sent

    @needs-ledger
    Scenario Outline: Nothing is sent to <COUNT> recipients
      When the client sends a conversation message to <COUNT> recipients
      Then it is refused
      And 0 conversation messages are sent
      When the client sends a conversation message to 1 recipient
      Then it is accepted
      And 1 conversation message is sent

      Examples:
        | COUNT |
        |     3 |
        |     0 |

    @needs-ledger
    Example: Five messages, one after another
      When the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 1 recipient
      Then it is accepted
      And 5 conversation messages are sent

    Example: Two recipients after four messages to one
      When the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 1 recipient
      And the client sends a conversation message to 2 recipients
      Then it is refused

  @CONV-PATH-01
  Rule: The conversation service lives under the path prefix of its first version
    Spec: Versioning

    Example: A message
      When the client sends a conversation message to 1 recipient
      Then it is accepted

    Example: A capability query
      When the client asks what 1 recipient can receive
      Then it is accepted
