@messaging @needs-clock @needs-accounts
Feature: Dates of reports to the millisecond
  A report covers what lies between its dates, and nothing just before or after.

  Rule: A report covers a message between its dates and not one half a second away

    @PUB-REPORT-DATE-01 @published
    Scenario Outline: The <REPORT> from <START>
      Given it is 2024-03-05T10:20:30.000Z
      When the account sends in one request:
        | NAME  | content | destination_number | metadata        | delivery_report |
        | early | Hello   |       +46700000001 | {"key-one":"1"} | false           |
      And the clock reaches 2024-03-05T10:20:30.500Z
      And the account sends in one request:
        | NAME | content | destination_number | metadata        | delivery_report |
        | late | Hello   |       +46700000001 | {"key-two":"1"} | false           |
      And the account asks for the <REPORT> with:
        | start_date | <START> |
        | end_date   | <END>   |
      Then the answer contains "<THERE>"

      Examples:
        | REPORT       | START                    | END                      | THERE              |
        | summary      | 2024-03-05T10:20:29.900Z | 2024-03-05T10:20:30.100Z | \\"total_sent\\":1 |
        | summary      | 2024-03-05T10:20:30.400Z | 2024-03-05T10:20:30.600Z | \\"total_sent\\":1 |
        | summary file | 2024-03-05T10:20:29.900Z | 2024-03-05T10:20:30.100Z |            1,0,1,0 |
        | summary file | 2024-03-05T10:20:30.400Z | 2024-03-05T10:20:30.600Z |            1,0,1,0 |

    @PUB-REPORT-DATE-01 @published
    Scenario Outline: Lines and keys of the <REPORT> from <START>
      Given it is 2024-03-05T10:20:30.000Z
      When the account sends in one request:
        | NAME  | content | destination_number | metadata        | delivery_report |
        | early | Hello   |       +46700000001 | {"key-one":"1"} | false           |
      And the clock reaches 2024-03-05T10:20:30.500Z
      And the account sends in one request:
        | NAME | content | destination_number | metadata        | delivery_report |
        | late | Hello   |       +46700000001 | {"key-two":"1"} | false           |
      And the account asks for the <REPORT> with:
        | start_date | <START> |
        | end_date   | <END>   |
      Then the answer contains "<THERE>"
      But the answer does not contain "<GONE>"

      Examples:
        | REPORT        | START                    | END                      | THERE   | GONE    |
        | metadata keys | 2024-03-05T10:20:29.900Z | 2024-03-05T10:20:30.100Z | key-one | key-two |
        | metadata keys | 2024-03-05T10:20:30.400Z | 2024-03-05T10:20:30.600Z | key-two | key-one |
        | detail file   | 2024-03-05T10:20:29.900Z | 2024-03-05T10:20:30.100Z | key-one | key-two |
        | detail file   | 2024-03-05T10:20:30.400Z | 2024-03-05T10:20:30.600Z | key-two | key-one |

    @PUB-ASYNC-FIELDS-01 @published
    Scenario Outline: The fields of a report from <START>
      Given it is 2024-03-05T10:20:30.000Z
      When the account sends in one request:
        | NAME  | content | destination_number | metadata        | delivery_report |
        | early | Hello   |       +46700000001 | {"key-one":"1"} | false           |
      And the clock reaches 2024-03-05T10:20:30.500Z
      And the account sends in one request:
        | NAME | content | destination_number | metadata        | delivery_report |
        | late | Hello   |       +46700000001 | {"key-two":"1"} | false           |
      And the client asks to list the fields of a report with this body:
        """
        {"start_date":"<START>","end_date":"<END>"}
        """
      Then the answer contains "<THERE>"
      But the answer does not contain "<GONE>"

      Examples:
        | START                    | END                      | THERE   | GONE    |
        | 2024-03-05T10:20:29.900Z | 2024-03-05T10:20:30.100Z | key-one | key-two |
        | 2024-03-05T10:20:30.400Z | 2024-03-05T10:20:30.600Z | key-two | key-one |
