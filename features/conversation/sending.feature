@conversation
Feature: Sending over the conversation service
  A message goes to one recipient at a time.

  Rule: One send reaches exactly one recipient
    Spec: Endpoints / Conversation service and standalone API

    @CONV-SEND-01 @smoke
    Example: One recipient and two
      When the client sends a conversation message to a recipient
      Then it is accepted
      When the client sends a conversation message to 2 recipients
      Then it is refused

    @CONV-SEND-01
    Scenario Outline: <WHO>
      When the client asks to send a conversation message, where "/recipient" is '<RECIPIENT>'
      Then it is refused

      Examples:
        | WHO          | RECIPIENT |
        | Three        | [{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"}]}},{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570157"}]}},{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570158"}]}}] |
        | No recipient | {"identified_by":{"channel_identities":[]}} |

    @CONV-SEND-01 @observe
    Scenario Outline: <WHO>
      When the client asks to send a conversation message, where "/recipient" is '<RECIPIENT>'
      Then the platform's answer is recorded

      Examples:
        | WHO                    | RECIPIENT |
        | A list of one          | [{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"}]}}] |
        | Two in one             | {"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"},{"channel":"WHATSAPP","identity":"+61491570157"}]}} |
        | A contact and a number | {"contact_id":"c1","identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"}]}} |

    @CONV-SEND-01 @needs-ledger
    Example: What is refused is not sent either
      When the client sends a conversation message to 2 recipients
      Then it is refused
      And no conversation message is sent
      When the client sends a conversation message to a recipient
      Then it is accepted
      And 1 conversation message is sent

    @CONV-SEND-01 @needs-ledger
    Scenario Outline: Nothing is sent to <WHO>
      When the client asks to send a conversation message, where "/recipient" is '<RECIPIENT>'
      Then it is refused
      And no conversation message is sent
      When the client sends a conversation message to a recipient
      Then it is accepted
      And 1 conversation message is sent

      Examples:
        | WHO            | RECIPIENT |
        | three        | [{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"}]}},{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570157"}]}},{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570158"}]}}] |
        | no recipient   | {"identified_by":{"channel_identities":[]}} |

    @CONV-SEND-01 @needs-ledger
    Example: Five messages, one after another
      When the client sends a conversation message to a recipient
      And the client sends a conversation message to a recipient
      And the client sends a conversation message to a recipient
      And the client sends a conversation message to a recipient
      And the client sends a conversation message to a recipient
      Then it is accepted
      And 5 conversation messages are sent

    @CONV-SEND-01
    Example: Two recipients after four messages to one
      When the client asks 4 times to send a conversation message
      And the client sends a conversation message to 2 recipients
      Then it is refused

  Rule: The conversation service lives under the path prefix of its first version
    Spec: Versioning

    @CONV-PATH-01
    Example: A message
      When the client sends a conversation message to a recipient
      Then it is accepted

    @CONV-PATH-01
    Example: A capability query
      When the client asks what a recipient can receive
      Then it is accepted
