@messaging
Feature: What is published of scheduled messages
  A message waits for the time that the client names and can be taken back until then.

  Rule: A scheduled message goes out at its time
    Spec: Published: messages

    @PUB-MSG-SCHEDULE-01 @published @needs-clock @needs-callbacks
    Scenario Outline: The time is written <HOW>
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME  | content | destination_number | scheduled | delivery_report |
        | later | Hello   | +46700000001       | <TIME>    | true            |
      And the clock reaches 2024-01-15T14:59:59Z
      Then "later" is never reported delivered
      When the clock reaches 2024-01-15T15:00:01Z
      Then "later" is reported delivered

      Examples:
        | HOW                       | TIME                      |
        | in UTC                    | 2024-01-15T15:00:00.000Z  |
        | without milliseconds      | 2024-01-15T15:00:00Z      |
        | with a small z            | 2024-01-15T15:00:00.000z  |
        | with an offset            | 2024-01-15T17:00:00+02:00 |
        | with an offset west of it | 2024-01-15T11:30:00-03:30 |

    @PUB-MSG-SCHEDULE-01 @published @needs-clock @needs-callbacks
    Example: The time has passed
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME | content | destination_number | scheduled            | delivery_report |
        | now  | Hello   | +46700000001       | 2016-11-03T11:49:02Z | true            |
      Then "now" is reported delivered

    @PUB-MSG-SCHEDULE-01 @published @needs-accounts @needs-clock @needs-callbacks
    Example: The time lies in a night for an account that has sending hours
      Given social sending is switched on for the account
      And the time zone of the account is "UTC"
      And it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME  | content | destination_number | scheduled            | delivery_report |
        | night | Hello   | +46700000001       | 2024-01-15T20:00:00Z | true            |
      And the clock reaches 2024-01-16T07:59:59Z
      Then "night" is never reported delivered
      When the clock reaches 2024-01-16T18:00:00Z
      Then "night" is reported delivered

  Rule: A message that waits for its time shows that it is scheduled
    Spec: Published: messages

    @PUB-MSG-SCHEDULE-02 @published
    Example: It is read before its time
      When the client asks to schedule a message
      Then it is accepted
      When the client asks to retrieve a message for the account's scheduled message
      Then the answer has "status" set to "scheduled"

  Rule: A message is discarded when it expires before its time
    Spec: Published: messages

    @PUB-MSG-EXPIRY-01 @published @needs-clock @needs-callbacks
    Example: One expires before its time and another after it
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME   | content | destination_number | scheduled            | message_expiry_timestamp | delivery_report |
        | stale  | Hello   | +46700000001       | 2024-01-15T15:00:00Z | 2024-01-15T14:59:59Z     | true            |
        | lively | Bye     | +46700000001       | 2024-01-15T15:00:00Z | 2024-01-15T15:00:01+00:00 | true           |
      And the clock reaches 2024-01-15T16:00:00Z
      Then "lively" is reported delivered
      But "stale" is reported expired
      And "stale" is never reported delivered

    @PUB-MSG-EXPIRY-01 @published @needs-clock @needs-callbacks
    Example: It expires hours before its time
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME  | content | destination_number | scheduled            | message_expiry_timestamp | delivery_report |
        | stale | Hello   | +46700000001       | 2024-01-15T18:00:00Z | 2024-01-15T14:00:00Z     | true            |
      And the clock reaches 2024-01-15T13:59:59Z
      Then "stale" is never reported expired
      When the clock reaches 2024-01-15T17:00:00Z
      Then "stale" is reported expired with report code 320

    @PUB-MSG-EXPIRY-01 @published @needs-clock @needs-callbacks
    Example: One has expired before it comes
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME   | content | destination_number | message_expiry_timestamp | delivery_report |
        | stale  | Hello   | +46700000001       | 2024-01-15T11:59:59Z     | true            |
        | lively | Bye     | +46700000001       | 2024-01-15T12:30:00Z     | true            |
      And 1 day passes
      Then "lively" is reported delivered
      But "stale" is reported expired with report code 320
      And "stale" is never reported delivered

  Rule: A cancelled message is never sent
    Spec: Published: messages

    @PUB-MSG-CANCEL-01 @published @needs-clock @needs-handset
    Example: One of two scheduled messages is cancelled
      Given it is 2024-01-15T12:00:00Z
      When the client asks to cancel a message
      Then it is accepted with HTTP status 200
      When the account sends in one request:
        | NAME  | content | destination_number | scheduled            | delivery_report |
        | other | Bye     | +61491570156       | 2024-01-15T15:00:00Z | false           |
      And 2 days pass
      Then the handset "+61491570156" shows:
        | Bye |

    @PUB-MSG-CANCEL-01 @published
    Example: It is read afterwards
      When the client asks to cancel a message
      Then it is accepted with HTTP status 200
      When the client asks to retrieve a message for the account's scheduled message
      Then the answer has "status" set to "cancelled"

  Rule: Only a message that waits for its time can be cancelled
    Spec: Published: messages

    @PUB-MSG-CANCEL-02 @published
    Example: The message has gone
      When the client asks to cancel a message for the account's message
      Then it is refused with HTTP status 400
      When the client asks to cancel a message for the account's scheduled message
      Then it is accepted with HTTP status 200

    @PUB-MSG-CANCEL-02 @published
    Example: The message was cancelled already
      When the client asks to cancel a message
      Then it is accepted with HTTP status 200
      When the client asks to cancel a message
      Then it is refused with HTTP status 400

  Rule: The only change of a message is to cancelled
    Spec: Published: messages

    @PUB-MSG-CANCEL-03 @published
    Scenario Outline: The status is <STATUS>
      When the client asks to cancel a message, where "/status" is '<STATUS>'
      Then it is refused with HTTP status 400
      And the refusal points to "/status"

      Examples:
        | STATUS    |
        | delivered |
        | queued    |
        | CANCELLED |
        | 5         |
        | null      |

    @PUB-MSG-CANCEL-03 @published
    Example: There is no status
      When the client asks to cancel a message, where "/status" is missing
      Then it is refused with HTTP status 400
