@conversation @needs-callbacks @needs-accounts
Feature: Signed callbacks as they are published
  A webhook that was registered with a secret gets callbacks that nobody else could have made.

  Rule: A callback of a webhook with a secret is signed over its content, its nonce and its time
    Spec: Published: conversation service

    @PUB-CONV-SIGN-01 @published
    Example: Two webhooks with secrets of their own
      Given the receiver is subscribed to "CAPABILITY" with the secret "foxes and hens"
      And the receiver "other" is subscribed to "CAPABILITY" with the secret "Hühner?"
      When the client asks what a recipient can receive
      Then it is accepted
      And every event at the receiver is signed with the secret "foxes and hens"
      And every event at the receiver "other" is signed with the secret "Hühner?"

    @PUB-CONV-SIGN-01 @published @needs-carrier
    Scenario Outline: <WHAT>
      Given the receiver is subscribed to "<TRIGGER>" with the secret "foxes and hens"
      When the channel reports <TOLD>
      Then every event at the receiver is signed with the secret "foxes and hens"

      Examples:
        | WHAT              | TRIGGER          | TOLD                                                                                    |
        | A delivery report | MESSAGE_DELIVERY | {"statuses":[{"message_id":"m1","state":"sent","details":"Räksmörgås"}]}                |
        | A message         | MESSAGE_INBOUND  | {"notifications":[{"from":"46700000001","message_id":"m1","type":"text","message":{"text":"Hej då"}}]} |

  Rule: Each signed callback has a nonce of its own
    Spec: Published: conversation service

    @PUB-CONV-SIGN-02 @published
    Example: Three queries
      Given the receiver is subscribed to "CAPABILITY" with the secret "foxes and hens"
      When the client asks what a recipient can receive
      And the client asks what a recipient can receive
      And the client asks what a recipient can receive
      Then every event at the receiver has a different nonce
      And every event at the receiver is signed with the secret "foxes and hens"
