@messaging @needs-handset
Feature: Replies
  What recipients write back waits for the client until it has taken note.

  Rule: Replies are found by the client that asks for them
    Spec: Messaging API: main resources

    @REPLY-01 @smoke
    Example: The recipient replies to a message
      When the client asks to submit a message
      Then the account does not find the reply "Thursday is fine"
      When the handset "+61491570156" replies "Thursday is fine"
      Then the account finds the reply "Thursday is fine"

    @REPLY-01 @needs-callbacks
    Example: Two recipients reply
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the account sends "Thursday?" to "+46700000002" as "second"
      And the handset "+46700000001" replies "Thursday is fine"
      And the handset "+46700000002" replies "Rather Friday"
      Then the account finds the reply "Thursday is fine"
      And the account finds the reply "Rather Friday"
      And "first" is reported delivered

    @REPLY-01 @needs-callbacks
    Example: Five replies of two recipients, long and in several alphabets
      When the account sends "Coming?" to "+46700000001" as "first"
      And the account sends "Coming?" to "+61491570156" as "second"
      And the handsets reply:
        | +46700000001 | Yes, at six |
        | +61491570156 | No, at seven |
        | +46700000001 | Kanske, säger Åsa 👋 |
        | +61491570156 | 3 < 4 & five + 100 %41 |
        | +46700000001 | This answer is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and still has every word up to the last one: end. |
      Then the account finds the replies:
        | Yes, at six |
        | No, at seven |
        | Kanske, säger Åsa 👋 |
        | 3 < 4 & five + 100 %41 |
        | This answer is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and still has every word up to the last one: end. |
      And "first" and "second" are reported delivered

  Rule: A reply that was confirmed is not shown again
    Spec: Messaging API: main resources

    @REPLY-02 @reading
    Example: One of two replies is confirmed
      When the client asks to submit a message
      And the handset "+61491570156" replies "Thursday is fine"
      And the handset "+61491570156" replies "Rather Friday"
      Then the account finds the reply "Thursday is fine"
      When the account confirms the reply "Thursday is fine"
      Then it is accepted
      And the account does not find the reply "Thursday is fine"
      But the account finds the reply "Rather Friday"

    @REPLY-02 @reading
    Example: Two of four replies are confirmed one after the other
      When the client asks to submit a message
      And the handsets reply:
        | +61491570156 | Monday    |
        | +61491570156 | Tuesday   |
        | +61491570156 | Wednesday |
        | +61491570156 | Thursday  |
      Then the account finds the reply "Monday"
      And the account finds the reply "Wednesday"
      When the account confirms the reply "Monday"
      And the account confirms the reply "Wednesday"
      Then the account does not find the reply "Monday"
      And the account does not find the reply "Wednesday"

    @REPLY-02 @reading
    Example: Four replies are confirmed one after the other
      When the client asks to submit a message
      And the handsets reply:
        | +61491570156 | Monday    |
        | +61491570156 | Tuesday   |
        | +61491570156 | Wednesday |
        | +61491570156 | Thursday  |
      Then the account finds the reply "Thursday"
      When the account confirms the reply "Monday"
      And the account confirms the reply "Tuesday"
      And the account confirms the reply "Wednesday"
      And the account confirms the reply "Thursday"
      Then the account does not find the reply "Thursday"

  Rule: A reply that was not confirmed is shown again
    Spec: Messaging API: main resources

    @REPLY-03 @reading
    Example: The client asks three times
      When the client asks to submit a message
      And the handset "+61491570156" replies "Thursday is fine"
      Then the account finds the reply "Thursday is fine"
      And the account finds the reply "Thursday is fine"
      And the account finds the reply "Thursday is fine"

  Rule: A reply to a message with a callback URL is posted there as JSON
    Spec: Events / Callbacks from the messaging API

    @REPLY-04 @needs-callbacks
    Example: Two replies to one message
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Thursday is fine"
      And the handset "+46700000001" replies "Rather Friday"
      Then the reply "Thursday is fine" arrives at the receiver
      And the reply "Rather Friday" arrives at the receiver
      And everything at the receiver has:
        | METHOD     | POST             |
        | MEDIA TYPE | application/json |
        | CONTENT    | object           |

  Rule: A text that answers no message is a reply too
    Spec: Messaging API: main resources

    @REPLY-05 @reading
    Example: A handset that the account never wrote to
      When the handset "+46700000002" writes "Are you open today" to the account
      Then the account finds the reply "Are you open today"

    @REPLY-05 @reading @needs-callbacks
    Example: A webhook for replies is notified
      Given the account has the webhook:
        | RECEIVER | events           |
        | home     | ["RECEIVED_SMS"] |
      When the handset "+46700000002" writes "Are you open today" to the account
      Then the account finds the reply "Are you open today"
      And everything at the receiver "home" reads like ".*Are you open today.*"

  Rule: Which callback URL gets the reply to the second of two messages is open
    Spec: Events / Callbacks from the messaging API

    @REPLY-06 @observe @needs-callbacks
    Example: Two messages to one recipient have different callback URLs
      When the account sends in one request:
        | NAME   | content   | destination_number | delivery_report | RECEIVER |
        | first  | Thursday? | +46700000001       | false           | home     |
        | second | Friday?   | +46700000001       | false           | office   |
      And the handset "+46700000001" replies "Yes"
      Then it is accepted
      And how many notifications come to the receiver "home" is recorded
      And how many notifications come to the receiver "office" is recorded
