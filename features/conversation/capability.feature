@conversation
Feature: What a recipient can receive
  The client asks about one recipient, and the result comes to the webhooks that subscribed to it.

  Rule: One capability query covers one recipient, and its result comes by webhook
    Spec: Endpoints / Conversation service and standalone API

    @CONV-CAP-01
    Example: One recipient and two
      When the client asks what a recipient can receive
      Then it is accepted
      When the client asks what 2 recipients can receive
      Then it is refused

    @CONV-CAP-01
    Scenario Outline: <WHO>
      When the client asks to ask what a recipient can receive, where "/recipient" is '<RECIPIENT>'
      Then it is refused

      Examples:
        | WHO          | RECIPIENT |
        | Three        | [{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"}]}},{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570157"}]}},{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570158"}]}}] |
        | No recipient | {"identified_by":{"channel_identities":[]}} |

    @CONV-CAP-01 @observe
    Example: Two identities in one recipient
      When the client asks to ask what a recipient can receive, where "/recipient" is '{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"},{"channel":"WHATSAPP","identity":"+61491570157"}]}}'
      Then the platform's answer is recorded

    @CONV-CAP-01 @needs-callbacks @needs-accounts
    Scenario Outline: No result comes of a query about <WHO>
      Given the receiver is subscribed to "CAPABILITY"
      When the client asks to ask what a recipient can receive, where "/recipient" is '<RECIPIENT>'
      Then it is refused
      When the client asks what 2 recipients can receive
      Then it is refused
      When the client asks what a recipient can receive
      Then the receiver gets exactly 1 event

      Examples:
        | WHO          | RECIPIENT |
        | three        | [{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"}]}},{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570157"}]}},{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570158"}]}}] |
        | no recipient | {"identified_by":{"channel_identities":[]}} |

    @CONV-CAP-01 @needs-callbacks @needs-accounts
    Example: The result
      Given the receiver is subscribed to "CAPABILITY"
      When the client asks what a recipient can receive
      Then it is accepted
      And the receiver gets exactly 1 event
      And the receiver gets exactly 1 event with "61491570156" in it

    @CONV-CAP-01 @needs-callbacks @needs-accounts
    Example: The results of five queries
      Given the receiver is subscribed to "CAPABILITY"
      When the client asks what a recipient can receive
      And the client asks what a recipient can receive
      And the client asks what a recipient can receive
      And the client asks what a recipient can receive
      And the client asks what a recipient can receive
      Then it is accepted
      And the receiver gets exactly 5 events

    @CONV-CAP-01
    Example: Two recipients after four questions about one
      When the client asks 4 times to ask what a recipient can receive
      And the client asks what 2 recipients can receive
      Then it is refused

  Rule: Capability results go to those alone who subscribed to them
    Spec: Events / Conversation service events

    @CONV-CAP-02 @needs-callbacks @needs-accounts
    Example: A subscriber and one of another trigger
      Given the receiver is subscribed to "CAPABILITY"
      And the receiver "deliveries" is subscribed to "MESSAGE_DELIVERY"
      When the client asks what a recipient can receive
      Then it is accepted
      And the receiver gets exactly 1 event
      But the receiver "deliveries" gets 0 notifications
