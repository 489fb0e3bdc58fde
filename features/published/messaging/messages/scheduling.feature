@messaging
Feature: Scheduled messages
  A client submits a message today that goes out later.

  @PUB-MSG-SCHEDULE-01 @published @needs-clock @needs-callbacks
  Rule: A scheduled message goes out at its time

    Scenario Outline: The time is written <HOW>
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME  | content | destination_number | scheduled | delivery_report |
        | later | Hello   |       +46700000001 | <TIME>    | true            |
      And the clock reaches 2024-01-15T14:59:59Z
      Then "later" is never reported delivered
      When the clock reaches 2024-01-15T15:00:01Z
      Then "later" is reported delivered

      Examples:
        | HOW                       | TIME                      |
        | in UTC                    |  2024-01-15T15:00:00.000Z |
        | without milliseconds      |      2024-01-15T15:00:00Z |
        | with a small z            |  2024-01-15T15:00:00.000z |
        | with an offset            | 2024-01-15T17:00:00+02:00 |
        | with an offset west of it | 2024-01-15T11:30:00-03:30 |

    Example: Two messages wait for two times within one minute
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME  | content | destination_number | scheduled                | delivery_report |
        | later | Hello   |       +46700000001 | 2024-01-15T15:00:30.500Z | true            |
        | last  | Bye     |       +61491570156 | 2024-01-15T15:00:50.500Z | true            |
      And the clock reaches 2024-01-15T15:00:50.400Z
      Then "later" is reported delivered
      But "last" is never reported delivered
      When the clock reaches 2024-01-15T15:00:51.500Z
      Then "last" is reported delivered

    Example: The time has passed
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME | content | destination_number | scheduled            | delivery_report |
        | now  | Hello   |       +46700000001 | 2016-11-03T11:49:02Z | true            |
      Then "now" is reported delivered

    @needs-accounts
    Scenario Outline: The time lies in a night <WHEN>, for an account that has sending hours
      Given social sending is switched on for the account
      And the time zone of the account is "UTC"
      And it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME  | content | destination_number | scheduled | delivery_report |
        | night | Hello   |       +46700000001 | <TIME>    | true            |
      And the clock reaches <CLOSED>
      Then "night" is never reported delivered
      When the clock reaches <EVENING>
      Then "night" is reported delivered

      Examples:
        | WHEN            | TIME                 | CLOSED               | EVENING              |
        | of the same day | 2024-01-15T20:00:00Z | 2024-01-16T07:59:59Z | 2024-01-16T18:00:00Z |
        | a month later   | 2024-02-15T20:00:00Z | 2024-02-16T07:59:59Z | 2024-02-16T18:00:00Z |

  @PUB-MSG-SCHEDULE-02 @published
  Rule: A message that waits for its time shows that it is scheduled

    Example: It is read before its time
      When the client asks to schedule a message
      Then it is accepted
      When the client asks to retrieve a message for the account's scheduled message
      Then the answer has "status" set to "scheduled"
