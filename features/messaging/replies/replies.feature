@messaging @needs-handset
Feature: Replies
  What recipients write back waits for the account until it has taken note.

  @REPLY-01
  Rule: Replies are found by the account that asks for them
    Spec: Messaging API: main resources

    @smoke
    Example: The recipient replies to a message
      When the account asks to submit a message
      Then the account does not find the reply "Thursday is fine"
      When the handset "+61491570156" replies "Thursday is fine"
      Then the account finds the reply "Thursday is fine"

    @needs-callbacks
    Example: Two recipients reply
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the account sends "Thursday?" to "+46700000002" as "second"
      And the handset "+46700000001" replies "Thursday is fine"
      And the handset "+46700000002" replies "Rather Friday"
      Then the account finds the reply "Thursday is fine"
      And the account finds the reply "Rather Friday"
      And "first" is reported delivered

    @needs-callbacks
    Example: Five replies of two recipients, long and in several alphabets
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Coming? |       +46700000001 |
        | second | Coming? |       +61491570156 |
      And the handset "+46700000001" replies "Yes, at six", "Kanske, säger Åsa 👋" and "This answer is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and still has every word up to the last one: end."
      And the handset "+61491570156" replies "No, at seven" and "3 < 4 & five + 100 %41"
      Then the account finds the reply "Yes, at six", "No, at seven", "Kanske, säger Åsa 👋", "3 < 4 & five + 100 %41" and "This answer is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and still has every word up to the last one: end."
      And "first" and "second" are reported delivered

  @REPLY-02
  Rule: A reply that was confirmed is not shown again
    Spec: Messaging API: main resources

    Example: One of two replies is confirmed
      When the account asks to submit a message
      And the handset "+61491570156" replies "Thursday is fine" and "Rather Friday"
      Then the account finds the reply "Thursday is fine"
      When the account confirms the reply "Thursday is fine"
      Then it is accepted
      And the account does not find the reply "Thursday is fine"
      But the account finds the reply "Rather Friday"

    Example: Two of four replies are confirmed one after the other
      When the account asks to submit a message
      And the handset "+61491570156" replies "Monday", "Tuesday", "Wednesday" and "Thursday"
      Then the account finds the reply "Monday" and "Wednesday"
      When the account confirms the reply "Monday"
      And the account confirms the reply "Wednesday"
      Then the account does not find the reply "Monday"
      And the account does not find the reply "Wednesday"
      But the account finds the reply "Tuesday" and "Thursday"

    Example: Four replies are confirmed one after the other
      When the account asks to submit a message
      And the handset "+61491570156" replies "Monday", "Tuesday", "Wednesday" and "Thursday"
      Then the account finds the reply "Thursday"
      When the account confirms the reply "Monday"
      And the account confirms the reply "Tuesday"
      And the account confirms the reply "Wednesday"
      And the account confirms the reply "Thursday"
      Then the account does not find the reply "Thursday"

  @REPLY-03 @reading
  Rule: A reply that was not confirmed is shown again
    Spec: Messaging API: main resources

    Example: The account asks three times
      When the account asks to submit a message
      And the handset "+61491570156" replies "Thursday is fine"
      Then the account finds the reply "Thursday is fine"
      And the account finds the reply "Thursday is fine"
      And the account finds the reply "Thursday is fine"

  @CALLBACK-POST-03 @needs-callbacks
  Rule: A reply to a message with a callback URL is posted there as JSON
    Spec: Events / Callbacks from the messaging API

    Example: Two replies to one message
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Thursday is fine" and "Rather Friday"
      Then the receiver gets "Thursday is fine" in reply
      And the receiver gets "Rather Friday" in reply
      And everything at the receiver has:
        | METHOD     | POST             |
        | MEDIA TYPE | application/json |
        | CONTENT    | object           |

    @needs-carrier @needs-clock
    Scenario Outline: A reply comes after eight days, to a message that was <STATUS>
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status   | code   |
        | 1 second | <STATUS> | <CODE> |
      When the account sends "Thursday?" to "+46700000001" as "first"
      And 8 days pass
      And the handset "+46700000001" replies "Thursday is fine"
      Then the receiver gets "Thursday is fine" in reply

      Examples:
        | STATUS    | CODE |
        | submitted |  200 |
        | delivered |  221 |

  @REPLY-05 @reading
  Rule: A text that answers no message is a reply too
    Spec: Messaging API: main resources

    Example: A handset that the account never wrote to
      When the handset "+46700000002" writes "Are you open today" to the account
      Then the account finds the reply "Are you open today"

    @needs-callbacks
    Example: A webhook for replies is notified
      Given the account has the webhook:
        | RECEIVER | events       |
        | home     | RECEIVED_SMS |
      When the handset "+46700000002" writes "Are you open today" to the account
      Then the account finds the reply "Are you open today"
      And the receiver "home" gets "Are you open today" in reply

  @REPLY-06 @observe @needs-callbacks
  Rule: Which callback URL gets the reply to the second of two messages is open
    Spec: Events / Callbacks from the messaging API

    Example: Two messages to one recipient have different callback URLs
      When the account sends in one request:
        | NAME   | content   | destination_number | delivery_report | RECEIVER |
        | first  | Thursday? |       +46700000001 | false           | home     |
        | second | Friday?   |       +46700000001 | false           | office   |
      And the handset "+46700000001" replies "Yes"
      Then it is accepted
      And what comes to the receiver "home" is recorded
      And what comes to the receiver "office" is recorded

  @SIL-MSG-21 @observe @needs-callbacks
  Rule: What a pushed reply contains is left open
    Spec: Events / Callbacks from the messaging API

    Example: The recipient replies
      When the account sends in one request:
        | NAME  | content   | destination_number | delivery_report |
        | first | Thursday? |       +46700000001 | false           |
      And the handset "+46700000001" replies "Yes"
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded
