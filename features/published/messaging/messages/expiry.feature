@messaging
Feature: Messages that expire
  A message that would come too late is not sent at all.

  @PUB-MSG-EXPIRY-01 @published @needs-clock @needs-callbacks
  Rule: A message is discarded when it expires before its time

    Example: One expires before its time and another after it
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME   | content | destination_number | scheduled            | message_expiry_timestamp  | delivery_report |
        | stale  | Hello   |       +46700000001 | 2024-01-15T15:00:00Z |      2024-01-15T14:59:59Z | true            |
        | lively | Bye     |       +46700000001 | 2024-01-15T15:00:00Z | 2024-01-15T15:00:01+00:00 | true            |
      And the clock reaches 2024-01-15T16:00:00Z
      Then "lively" is reported delivered
      But "stale" is reported expired
      And "stale" is never reported delivered

    Example: It expires hours before its time
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME  | content | destination_number | scheduled            | message_expiry_timestamp | delivery_report |
        | stale | Hello   |       +46700000001 | 2024-01-15T18:00:00Z |     2024-01-15T14:00:00Z | true            |
      And the clock reaches 2024-01-15T13:59:59Z
      Then "stale" is never reported expired
      When the clock reaches 2024-01-15T17:00:00Z
      Then "stale" is reported expired with report code 320

    Example: One has expired before it comes
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME   | content | destination_number | message_expiry_timestamp | delivery_report |
        | stale  | Hello   |       +46700000001 |     2024-01-15T11:59:59Z | true            |
        | lively | Bye     |       +46700000001 |     2024-01-15T12:30:00Z | true            |
      And 1 day passes
      Then "lively" is reported delivered
      But "stale" is reported expired with report code 320
      And "stale" is never reported delivered

    Example: Three are delivered before they expire
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME   | content | destination_number | message_expiry_timestamp | delivery_report |
        | first  | Hello   |       +46700000001 |     2024-01-15T12:30:00Z | true            |
        | second | Hello   |       +46700000002 |     2024-01-15T12:30:00Z | true            |
        | third  | Hello   |       +46700000003 |     2024-01-15T12:30:00Z | true            |
      And 1 day passes
      Then "first", "second" and "third" are reported delivered
      And "first" is never reported expired
      And "second" is never reported expired
      And "third" is never reported expired
