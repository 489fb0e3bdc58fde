@messaging
Feature: Messages in sums
  A client learns how much was sent and received, broken down by what it wants to know.

  @PUB-INSIGHT-TOTAL-01 @published @needs-handset
  Rule: A summary counts messages, billing units and opt-outs

    Example: Two messages, one of them long, and two replies
      When the account sends in one request:
        | NAME   | content                                                                                                                                                                 | destination_number | delivery_report |
        | first  | This text is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and it is charged as several parts, so it is. |       +46700000001 | true            |
        | second | Hello                                                                                                                                                                   |       +46700000002 | true            |
      And the handset "+46700000001" replies "Fine"
      And the handset "+46700000002" replies "STOP"
      And the account asks for the summary
      Then the answer includes {"total_sent": 2, "total_received": 2, "total_billing_units": 5, "total_opt_out": 1}
      And "first" is reported delivered

  @PUB-INSIGHT-ZONE-01 @published @needs-clock
  Rule: The days of a summary are those of its time zone

    Scenario Outline: A message at <INSTANT>, looked at from <ZONE>
      Given it is <INSTANT>
      When the account sends "Hello" to 1 recipient
      And the account asks for the summary with:
        | group_by | ["DAY"] |
        | timezone | <ZONE>  |
      Then the summary has the groups:
        | date  | total_sent |
        | <DAY> |          1 |

      Examples:
        | INSTANT              | ZONE                | DAY        |
        | 2024-03-05T23:30:00Z | UTC                 | 2024-03-05 |
        | 2024-03-05T23:30:00Z | Europe/Stockholm    | 2024-03-06 |
        | 2024-07-05T22:30:00Z | Europe/Stockholm    | 2024-07-06 |
        | 2024-01-05T22:30:00Z | Europe/Stockholm    | 2024-01-05 |
        | 2024-03-05T03:30:00Z | America/Los_Angeles | 2024-03-04 |
