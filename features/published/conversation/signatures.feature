@conversation @needs-callbacks @needs-accounts
Feature: Signed callbacks as they are published
  A webhook that was registered with a secret gets callbacks that only the platform can have made.

  @PUB-CONV-SIGN-01 @published
  Rule: A callback of a webhook with a secret is signed over its content, its nonce and its time

    Example: Two webhooks with secrets of their own
      Given the receiver is subscribed to "CAPABILITY" with the secret "foxes and hens"
      And the receiver "other" is subscribed to "CAPABILITY" with the secret "Hühner?"
      When the client asks what 1 recipient can receive
      Then it is accepted
      And every event at the receiver is signed with the secret "foxes and hens"
      And every event at the receiver "other" is signed with the secret "Hühner?"

    @needs-carrier
    Example: A delivery report
      Given the receiver is subscribed to "MESSAGE_DELIVERY" with the secret "foxes and hens"
      When the channel reports the statuses:
        | message_id | state | details    |
        | m1         | sent  | Räksmörgås |
      Then every event at the receiver is signed with the secret "foxes and hens"

    @needs-carrier
    Example: A message from a recipient
      Given the receiver is subscribed to "MESSAGE_INBOUND" with the secret "foxes and hens"
      When the channel reports the messages:
        | from          | message_id | type | message.text |
        | "46700000001" | m1         | text | Hej då       |
      Then every event at the receiver is signed with the secret "foxes and hens"

  @PUB-CONV-SIGN-02 @published
  Rule: Each signed callback has a nonce of its own

    Example: Three queries
      Given the receiver is subscribed to "CAPABILITY" with the secret "foxes and hens"
      When the client asks what 1 recipient can receive
      And the client asks what 1 recipient can receive
      And the client asks what 1 recipient can receive
      Then everything at the receiver has a different "nonce"
      And every event at the receiver is signed with the secret "foxes and hens"
