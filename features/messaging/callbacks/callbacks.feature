@messaging @needs-callbacks
Feature: Callbacks
  An account that names a callback URL gets reports about a message without asking.
  Everything that happens to the message is posted to that address while the account does other things.

  @CALLBACK-POST-01
  Rule: What happens to a message is posted as JSON to its callback URL
    Spec: Events / Callbacks from the messaging API

    @smoke
    Example: A message is delivered
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver has:
        | METHOD     | POST             |
        | MEDIA TYPE | application/json |
        | CONTENT    | object           |

    Example: A message in several scripts is delivered
      When the account sends "Grüße, Привет, 你好 👋" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver has:
        | METHOD     | POST             |
        | MEDIA TYPE | application/json |
        | CONTENT    | object           |

  @CALLBACK-POST-02 @needs-carrier
  Rule: Every change of a message's status is pushed
    Spec: Events / Callbacks from the messaging API

    Example: A message passes through three statuses
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | enroute   |  211 |
        | 1 minute | submitted |  210 |
        |   1 hour | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 2 hours pass
      Then "first" is reported enroute with report code 211
      And "first" is reported submitted with report code 210
      And "first" is reported delivered with report code 221

    Example: Two messages end differently
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | delivered |  221 |
      And the carrier answers messages to "+46700000002" with:
        | AFTER    | status    | code |
        | 1 second | submitted |  210 |
        | 1 minute | failed    |  400 |
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000002" as "second"
      And 2 minutes pass
      Then "first" is reported delivered with report code 221
      And "second" is reported submitted with report code 210
      And "second" is reported failed with report code 400

  @CALLBACK-POST-03 @needs-handset
  Rule: Every reply to a message is pushed
    Spec: Events / Callbacks from the messaging API

    Example: A message that asked for no delivery reports is answered
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | quiet | Coming? |       +46700000001 | false           |
      And the handset "+46700000001" replies "Yes, at six"
      Then the receiver gets "Yes, at six" in reply

    Example: A recipient writes the same words twice
      When the account sends "Coming?" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Yes" and "Yes"
      Then "first" is reported delivered
      And the receiver gets "Yes" and "Yes" in reply

    Example: Five replies from two countries
      When the account sends "Coming?" to "+46700000001" as "first"
      And the account sends "Coming?" to "+61491570156" as "second"
      And the handset "+46700000001" replies "Yes, at six", "Kanske, säger Åsa 👋" and "This answer is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and still has every word up to the last one: end."
      And the handset "+61491570156" replies "No, at seven" and "3 < 4 & five + 100 %41"
      Then "first" and "second" are reported delivered
      And the receiver gets "Yes, at six", "No, at seven", "Kanske, säger Åsa 👋", "3 < 4 & five + 100 %41" and "This answer is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and still has every word up to the last one: end." in reply

    Example: The recipient answers twice
      When the account sends "Coming?" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Yes, at six" and "No, at seven"
      Then "first" is reported delivered
      And the receiver gets "Yes, at six" in reply
      And the receiver gets "No, at seven" in reply

  @CALLBACK-POST-04
  Rule: Every delivery report is pushed
    Spec: Events / Callbacks from the messaging API

    Example: Every report that can be listed was pushed
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the receiver gets every report of "first" that the account can list
