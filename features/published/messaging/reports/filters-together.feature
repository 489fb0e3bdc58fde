@messaging
Feature: Filters of a report together
  A request with several filters is narrowed down by all of them.

  @PUB-REPORT-FILTER-02 @published @needs-accounts
  Rule: A list of values prevails over its twin that takes one

    Scenario Outline: <LIST> beside <ONE>
      When the account sends in one request:
        | NAME   | content | destination_number | source_number | metadata          | delivery_report |
        | first  | Hello   |       +46700000001 |  +46700000091 | {"colour":"red"}  | false           |
        | second | Hello   |       +46700000002 |  +46700000092 | {"colour":"blue"} | false           |
      And the account asks for the detail report with:
        | metadata_key | colour   |
        | <ONE>        | <VALUE>  |
        | <LIST>       | <VALUES> |
      Then the report lists nothing but:
        | second |

      Examples:
        | ONE            | VALUE        | LIST            | VALUES           |
        | source         | +46700000091 | sources         | ["+46700000092"] |
        | destination    | +46700000001 | destinations    | ["+46700000002"] |
        | metadata_value | red          | metadata_values | ["blue"]         |

  @PUB-REPORT-FILTER-03 @published @needs-accounts
  Rule: A message has to meet every filter of a request

    Scenario Outline: <FIRST> and <MEMBER> are asked for
      When the account sends in one request:
        | NAME  | content | destination_number | source_number | format | metadata          | delivery_report |
        | both  | Hello   |       +46700000001 |  +46700000091 | MMS    | {"colour":"red"}  | false           |
        | first | Hello   |       +46700000001 |  +46700000092 | SMS    | {"colour":"blue"} | false           |
        | lost  | Hello   |       +99900000001 |  +46700000091 | MMS    | {"colour":"red"}  | false           |
      And the account asks for the detail report with:
        | <FIRST>      | <ASKED> |
        | metadata_key | colour  |
        | <MEMBER>     | <VALUE> |
      Then the report lists nothing but:
        | both |

      Examples:
        | FIRST       | ASKED        | MEMBER         | VALUE         |
        | destination | +46700000001 | metadata_value | red           |
        | destination | +46700000001 | channels       | ["MMS"]       |
        | source      | +46700000091 | status         | ["DELIVERED"] |
