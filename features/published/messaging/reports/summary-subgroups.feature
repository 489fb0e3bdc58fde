@messaging
Feature: Groups within the groups of a summary
  A summary is broken down twice, or from both ends of a message.

  @PUB-INSIGHT-SUB-01 @published
  Rule: A second grouping breaks the groups of the first one down

    Example: By channel and status
      When the account sends in one request:
        | NAME   | content | destination_number | format | delivery_report |
        | first  | Hello   |       +46700000001 | SMS    | false           |
        | second | Hello   |       +46700000002 | MMS    | false           |
        | third  | Hello   |       +99900000001 | SMS    | false           |
      And the account asks for the summary with:
        | group_by | ["CHANNEL","STATUS"] |
      Then the summary has the groups:
        | GROUP           | total_sent |
        | SMS             |          2 |
        | SMS / DELIVERED |          1 |
        | SMS / FAILED    |          1 |
        | MMS             |          1 |
        | MMS / DELIVERED |          1 |

    Example: By country and channel, in every figure
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   |       +46700000001 | false           |
        | second | Hello   |       +46700000002 | false           |
        | third  | Hello   |       +12025550101 | false           |
      And the account asks for the summary with:
        | group_by | ["COUNTRY","CHANNEL"] |
      Then the summary has the groups:
        | GROUP    | total_sent | total_received | total_billing_units | total_opt_out |
        | SE       |          2 |              0 |                   2 |             0 |
        | SE / SMS |          2 |              0 |                   2 |             0 |
        | US       |          1 |              0 |                   1 |             0 |
        | US / SMS |          1 |              0 |                   1 |             0 |

  @PUB-INSIGHT-ADDR-01 @published
  Rule: A summary for addresses covers both directions at once

    @needs-handset
    Example: One recipient replies, another does not
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   |       +46700000001 | true            |
        | second | Hello   |       +46700000002 | true            |
      And the handset "+46700000001" replies "Fine"
      And the account asks for the summary with:
        | direction | all              |
        | addresses | ["+46700000001"] |
      Then the answer includes {"total_sent": 1, "total_received": 1}
      And "first" is reported delivered

    Scenario Outline: The direction is <DIRECTION>
      When the account asks for the summary with:
        | addresses | ["+46700000001"] |
        | direction | <DIRECTION>      |
      Then it is answered with HTTP status <STATUS>
      When the account asks for the summary with:
        | addresses | ["+46700000001"] |
        | direction | all              |
      Then it is accepted with HTTP status 200

      Examples:
        | DIRECTION | STATUS |
        | outbound  |    400 |
        | inbound   |    400 |
        | all       |    200 |
