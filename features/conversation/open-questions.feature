@conversation
Feature: What the document leaves open about the conversation service
  The tables map members; what stands around them, and how callbacks are signed, is not told.

  Rule: What conversation calls carry beside the mapped members is left open
    Spec: Endpoints / Conversation service and standalone API

    @SIL-OTH-12 @observe
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION                                |
        | send a conversation message              |
        | ask what a recipient can receive         |
        | send a standalone message                |
        | ask whether the channel reaches a number |

    @SIL-OTH-12 @observe @needs-callbacks @needs-carrier
    Scenario Outline: The notification of a subscriber to <TRIGGER>
      Given the receiver is subscribed to "<TRIGGER>"
      When the channel reports <TOLD>
      Then the form of everything at the receiver is recorded

      Examples:
        | TRIGGER          | TOLD                                                                                              |
        | MESSAGE_DELIVERY | {"statuses":[{"message_id":"m1","state":"sent","recipient":"46700000001"}]}                       |
        | MESSAGE_INBOUND  | {"notifications":[{"from":"46700000001","message_id":"m1","type":"text","message":{"text":"Hi"}}]} |

  Rule: Which algorithm signs a callback, and where the signature stands, is left open
    Spec: Authentication / Other interfaces

    @SIL-OTH-13 @observe @needs-callbacks @needs-accounts
    Example: A webhook with a secret
      Given the receiver is subscribed to "CAPABILITY" with the secret "foxes and hens"
      When the client asks what a recipient can receive
      Then the signing of everything at the receiver is recorded
