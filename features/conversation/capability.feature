@conversation
Feature: What a recipient can receive
  The client asks about one recipient, and the result comes to the webhooks that subscribed to it.

  @CONV-CAP-01
  Rule: One capability query covers one recipient, and its result comes by webhook
    Spec: Endpoints / Conversation service and standalone API

    Example: One recipient and two
      When the client asks what 1 recipient can receive
      Then it is accepted
      When the client asks what 2 recipients can receive
      Then it is refused

    Scenario Outline: A query about <COUNT> recipients
      When the client asks what <COUNT> recipients can receive
      Then it is refused
      When the client asks what 1 recipient can receive
      Then it is accepted

      Examples:
        | COUNT |
        |     3 |
        |     0 |

    @observe
    Example: Two identities in one recipient
      When the client asks to ask what a recipient can receive, where "/recipient" is {"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"+61491570156"},{"channel":"WHATSAPP","identity":"+61491570157"}]}}
      Then the platform's answer is recorded

    @needs-callbacks @needs-accounts
    Scenario Outline: No result comes of a query about <COUNT> recipients
      Given the receiver is subscribed to "CAPABILITY"
      When the client asks what <COUNT> recipients can receive
      Then it is refused
      When the client asks what 2 recipients can receive
      Then it is refused
      When the client asks what 1 recipient can receive
      Then the receiver gets exactly 1 notification

      Examples:
        | COUNT |
        |     3 |
        |     0 |

    @needs-callbacks @needs-accounts
    Example: The result
      Given the receiver is subscribed to "CAPABILITY"
      When the client asks what 1 recipient can receive
      Then it is accepted
      And the receiver gets exactly 1 notification
      And the receiver gets exactly 1 notification with "61491570156" in them

    @needs-callbacks @needs-accounts
    Example: The results of five queries
      Given the receiver is subscribed to "CAPABILITY"
      When the client asks what 1 recipient can receive
      And the client asks what 1 recipient can receive
      And the client asks what 1 recipient can receive
      And the client asks what 1 recipient can receive
      And the client asks what 1 recipient can receive
      Then it is accepted
      And the receiver gets exactly 5 notifications

    Example: Two recipients after four questions about one
      When the client asks what 1 recipient can receive
      And the client asks what 1 recipient can receive
      And the client asks what 1 recipient can receive
      And the client asks what 1 recipient can receive
      And the client asks what 2 recipients can receive
      Then it is refused

  @CONV-CAP-02 @needs-callbacks @needs-accounts
  Rule: Capability results go to those alone who subscribed to them
    Spec: Events / Conversation service events

    Example: Two subscribers and one of another trigger
      Given the receiver is subscribed to "CAPABILITY"
      And the receiver "office" is subscribed to "CAPABILITY"
      And the receiver "deliveries" is subscribed to "MESSAGE_DELIVERY"
      When the client asks what 1 recipient can receive
      Then it is accepted
      And the receiver gets exactly 1 notification
      And the receiver "office" gets exactly 1 notification
      But the receiver "deliveries" gets exactly 0 notifications
