@conversation
Feature: What the document leaves open about the conversation service
  The tables map members; the document says neither what surrounds them nor how callbacks are signed.

  @SIL-OTH-12 @observe
  Rule: What conversation calls carry beside the mapped members is left open
    Spec: Endpoints / Conversation service and standalone API

    Scenario Outline: The answer to a request to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION                                |
        | send a conversation message              |
        | ask what a recipient can receive         |
        | send a standalone message                |
        | ask whether the channel reaches a number |

    @needs-callbacks @needs-carrier
    Example: The notification of a status
      Given the receiver is subscribed to "MESSAGE_DELIVERY"
      When the channel reports the statuses:
        | message_id | state | recipient     |
        | m1         | sent  | "46700000001" |
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded

    @needs-callbacks @needs-carrier
    Example: The notification of a message
      Given the receiver is subscribed to "MESSAGE_INBOUND"
      When the channel reports the messages:
        | from          | message_id | type | message.text |
        | "46700000001" | m1         | text | Hi           |
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded

  @SIL-OTH-13 @observe @needs-callbacks @needs-accounts
  Rule: Which algorithm signs a callback, and where the signature stands, is left open
    Spec: Authentication / Other interfaces

    Example: A webhook with a secret
      Given the receiver is subscribed to "CAPABILITY" with the secret "foxes and hens"
      When the client asks what 1 recipient can receive
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded
