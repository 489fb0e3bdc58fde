@messaging
Feature: Messages in sums
  A client learns how much was sent and received, broken down by what it wants to know.

  Rule: A summary counts messages, billing units and opt-outs
    Spec: Published: reports

    @PUB-INSIGHT-TOTAL-01 @published @needs-handset
    Example: Two messages, one of them long, and two replies
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | This text is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and it is charged as several parts, so it is. | +46700000001 | true  |
        | second | Hello   | +46700000002       | true  |
      And the handset "+46700000001" replies "Fine"
      And the handset "+46700000002" replies "STOP"
      And the account asks for the summary from 1 hour ago to 1 hour ahead
      Then the answer includes {"total_sent": 2, "total_received": 2, "total_billing_units": 5, "total_opt_out": 1}
      And "first" is reported delivered

  Rule: A summary is broken down by what was asked for
    Spec: Published: reports

    @PUB-INSIGHT-GROUP-01 @published @needs-clock
    Scenario Outline: By <BY>
      Given it is 2024-03-05T10:00:00Z
      When the account sends in one request:
        | NAME   | content | destination_number | format | metadata                      | delivery_report |
        | first  | Hello   | +46700000001       | SMS    | {"colour":"red","size":"red"} | false           |
        | second | Hello   | +46700000002       | MMS    | {"colour":"blue"}             | false           |
        | third  | Hello   | +99900000001       | SMS    | {}                            | false           |
      And the account asks for the summary from 1 hour ago to 1 hour ahead with:
        | group_by | ["<BY>"] |
      Then the summary has the groups:
        | GROUP   | total_sent | total_received |
        | <ONE>   | <FIRST>    | 0              |
        | <OTHER> | <SECOND>   | 0              |
      And the answer includes {"total_sent": 3}

      Examples:
        | BY             | ONE          | FIRST | OTHER         | SECOND |
        | STATUS         | DELIVERED    | 2     | FAILED        | 1      |
        | CHANNEL        | SMS          | 2     | MMS           | 1      |
        | MESSAGE_TYPE   | TEXT_MESSAGE | 2     | MEDIA_MESSAGE | 1      |
        | METADATA_KEY   | colour       | 2     | size          | 1      |
        | METADATA_VALUE | red          | 1     | blue          | 1      |

    @PUB-INSIGHT-GROUP-01 @published
    Example: By COUNTRY
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   | +46700000001       | false           |
        | second | Hello   | +12025550101       | false           |
        | third  | Hello   | +46700000002       | false           |
      And the account asks for the summary from 1 hour ago to 1 hour ahead with:
        | group_by | ["COUNTRY"] |
      Then the summary has the groups:
        | GROUP | total_sent |
        | SE    | 2          |
        | US    | 1          |

    @PUB-INSIGHT-GROUP-01 @published @needs-callbacks
    Example: By ACCOUNT
      When the account sends "Hello" to 2 recipients
      And the account sends "Hello" to "+46700000001" as "delegated" for the sub-account
      And the account asks for the summary from 1 hour ago to 1 hour ahead with:
        | group_by | ["ACCOUNT"] |
      Then the summary has the groups:
        | total_sent | total_received |
        | 2          | 0              |
        | 1          | 0              |
      And "delegated" is reported delivered

    @PUB-INSIGHT-GROUP-01 @published
    Example: By POSTBACK_DATA, which no message has
      When the account sends "Hello" to 2 recipients
      And the account asks for the summary from 1 hour ago to 1 hour ahead with:
        | group_by | ["POSTBACK_DATA"] |
      Then it is accepted with HTTP status 200
      And the answer includes {"total_sent": 2}

    @PUB-INSIGHT-GROUP-01 @published @needs-clock
    Scenario Outline: Two days of one month, by <BY>
      Given it is 2024-03-03T10:00:00Z
      When the account sends "Hello" to 2 recipients
      And 1 day passes
      And the account sends "Hello" to 1 recipients
      And the account asks for the summary from 2 days ago to 1 hour ahead with:
        | group_by | ["<BY>"] |
      Then the summary has the groups:
        | date    | total_sent |
        | <ONE>   | <FIRST>    |
        | <OTHER> | 1          |

      Examples:
        | BY   | ONE        | FIRST | OTHER      |
        | DAY  | 2024-03-03 | 2     | 2024-03-04 |
        | WEEK | 2024-02-26 | 2     | 2024-03-04 |

    @PUB-INSIGHT-GROUP-01 @published @needs-clock
    Scenario Outline: The two sides of a new year, by <BY>
      Given it is 2023-12-31T23:30:00Z
      When the account sends "Hello" to 2 recipients
      And 1 hour passes
      And the account sends "Hello" to 1 recipients
      And the account asks for the summary from 2 days ago to 1 hour ahead with:
        | group_by | ["<BY>"] |
      Then the summary has the groups:
        | date       | total_sent |
        | <EARLIER>  | 2          |
        | 2024-01-01 | 1          |

      Examples:
        | BY    | EARLIER    |
        | MONTH | 2023-12-01 |
        | YEAR  | 2023-01-01 |

  Rule: A second grouping breaks the groups of the first one down
    Spec: Published: reports

    @PUB-INSIGHT-SUB-01 @published
    Example: By channel and status
      When the account sends in one request:
        | NAME   | content | destination_number | format | delivery_report |
        | first  | Hello   | +46700000001       | SMS    | false           |
        | second | Hello   | +46700000002       | MMS    | false           |
        | third  | Hello   | +99900000001       | SMS    | false           |
      And the account asks for the summary from 1 hour ago to 1 hour ahead with:
        | group_by | ["CHANNEL","STATUS"] |
      Then the summary has the groups:
        | GROUP           | total_sent |
        | SMS             | 2          |
        | SMS / DELIVERED | 1          |
        | SMS / FAILED    | 1          |
        | MMS             | 1          |
        | MMS / DELIVERED | 1          |

  Rule: The days of a summary are those of its time zone
    Spec: Published: reports

    @PUB-INSIGHT-ZONE-01 @published @needs-clock
    Scenario Outline: A message at <INSTANT>, looked at from <ZONE>
      Given it is <INSTANT>
      When the account sends "Hello" to 1 recipients
      And the account asks for the summary from 1 hour ago to 1 hour ahead with:
        | group_by | ["DAY"] |
        | timezone | <ZONE>  |
      Then the summary has the groups:
        | date  | total_sent |
        | <DAY> | 1          |

      Examples:
        | INSTANT              | ZONE                | DAY        |
        | 2024-03-05T23:30:00Z | UTC                 | 2024-03-05 |
        | 2024-03-05T23:30:00Z | Europe/Stockholm    | 2024-03-06 |
        | 2024-07-05T22:30:00Z | Europe/Stockholm    | 2024-07-06 |
        | 2024-01-05T22:30:00Z | Europe/Stockholm    | 2024-01-05 |
        | 2024-03-05T03:30:00Z | America/Los_Angeles | 2024-03-04 |

  Rule: A summary for addresses covers both directions at once
    Spec: Published: reports

    @PUB-INSIGHT-ADDR-01 @published @needs-handset
    Example: One recipient replies, another does not
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   | +46700000001       | true            |
        | second | Hello   | +46700000002       | true            |
      And the handset "+46700000001" replies "Fine"
      And the account asks for the summary from 1 hour ago to 1 hour ahead with:
        | direction | all              |
        | addresses | ["+46700000001"] |
      Then the answer includes {"total_sent": 1, "total_received": 1}
      And "first" is reported delivered

    @PUB-INSIGHT-ADDR-01 @published
    Scenario Outline: The direction is <DIRECTION>
      When the account asks for the summary from 1 hour ago to 1 hour ahead with:
        | addresses | ["+46700000001"] |
        | direction | <DIRECTION>      |
      Then it is answered with HTTP status <STATUS>
      When the account asks for the summary from 1 hour ago to 1 hour ahead with:
        | addresses | ["+46700000001"] |
        | direction | all              |
      Then it is accepted with HTTP status 200

      Examples:
        | DIRECTION | STATUS |
        | outbound  | 400    |
        | inbound   | 400    |
        | all       | 200    |
