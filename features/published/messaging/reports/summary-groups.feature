@messaging
Feature: Groups of a summary
  A summary is broken down by what the client asks for.

  @PUB-INSIGHT-GROUP-01 @published
  Rule: A summary is broken down by what was asked for

    @needs-clock
    Scenario Outline: A summary by <BY>
      Given it is 2024-03-05T10:00:00Z
      When the account sends in one request:
        | NAME   | content | destination_number | format | metadata                      | delivery_report |
        | first  | Hello   |       +12025550101 | SMS    | {"colour":"red","size":"red"} | false           |
        | second | Hello   |       +46700000002 | SMS    | {"colour":"blue"}             | false           |
        | third  | Hello   |       +99900000001 | MMS    | {}                            | false           |
      And the account asks for the summary with:
        | group_by | ["<BY>"] |
      Then the summary has the groups:
        | GROUP   | total_sent | total_received |
        | <ONE>   | <FIRST>    |              0 |
        | <OTHER> | <SECOND>   |              0 |
      And the answer includes {"total_sent": 3}

      Examples:
        | BY             | ONE          | FIRST | OTHER         | SECOND |
        | STATUS         | DELIVERED    |     2 | FAILED        |      1 |
        | CHANNEL        | SMS          |     2 | MMS           |      1 |
        | MESSAGE_TYPE   | TEXT_MESSAGE |     2 | MEDIA_MESSAGE |      1 |
        | METADATA_KEY   | colour       |     2 | size          |      1 |
        | METADATA_VALUE | red          |     1 | blue          |      1 |

    Example: By COUNTRY
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   |       +46700000001 | false           |
        | second | Hello   |       +46700000002 | false           |
        | third  | Hello   |       +12025550101 | false           |
      And the account asks for the summary with:
        | group_by | ["COUNTRY"] |
      Then the summary has the groups:
        | GROUP | total_sent |
        | SE    |          2 |
        | US    |          1 |

    @needs-callbacks
    Example: Grouped by ACCOUNT
      When the account sends "Hello" to 2 recipients
      And the account, acting for the sub-account, sends "Hello" to "+46700000001" as "delegated"
      And the account asks for the summary with:
        | group_by | ["ACCOUNT"] |
      And the account asks for the summary with:
        | group_by | ["ACCOUNT"] |
      Then the summary has the groups:
        | total_sent | total_received |
        |          2 |              0 |
        |          1 |              0 |
      And "delegated" is reported delivered

    Example: By POSTBACK_DATA, which no message has
      When the account sends "Hello" to 2 recipients
      And the account asks for the summary with:
        | group_by | ["POSTBACK_DATA"] |
      Then it is accepted with HTTP status 200
      And the answer includes {"total_sent": 2}

    @needs-clock
    Scenario Outline: Two days of one month, by <BY>
      Given it is 2024-03-03T10:00:00Z
      When the account sends "Hello" to 2 recipients
      And 1 day passes
      And the account sends "Hello" to 1 recipient
      And the account asks for the summary with:
        | start_date | 2 days ago |
        | group_by   | ["<BY>"]   |
      Then the summary has the groups:
        | date    | total_sent |
        | <ONE>   | <FIRST>    |
        | <OTHER> |          1 |

      Examples:
        | BY   | ONE        | FIRST | OTHER      |
        | DAY  | 2024-03-03 |     2 | 2024-03-04 |
        | WEEK | 2024-02-26 |     2 | 2024-03-04 |

    @needs-clock
    Scenario Outline: The two sides of a new year, by <BY>
      Given it is 2023-12-31T23:30:00Z
      When the account sends "Hello" to 2 recipients
      And 1 hour passes
      And the account sends "Hello" to 1 recipient
      And the account asks for the summary with:
        | start_date | 2 days ago |
        | group_by   | ["<BY>"]   |
      Then the summary has the groups:
        | date       | total_sent |
        | <EARLIER>  |          2 |
        | 2024-01-01 |          1 |

      Examples:
        | BY    | EARLIER    |
        | MONTH | 2023-12-01 |
        | YEAR  | 2023-01-01 |
