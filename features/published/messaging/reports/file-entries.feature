@messaging @needs-clock
Feature: What a report file lists
  The lines of a file come in sequence, and only those that were asked for.

  @PUB-ASYNC-SORT-01 @published
  Rule: A file is in the sequence that was asked for

    Scenario Outline: A file sorted by <BY>, <TURN>
      When the account sends in one request:
        | NAME   | content | destination_number | format | delivery_report |
        | first  | Hello   |       +46700000002 | TTS    | false           |
        | second | Hello   |       +46700000003 | MMS    | false           |
        | third  | Hello   |       +46700000001 | SMS    | false           |
      And the account asks for the detail file with:
        | sort_by        | <BY>   |
        | sort_direction | <TURN> |
      Then the report lists nothing but:
        | <ONE> | <TWO> | <THREE> |

      Examples:
        | BY                  | TURN       | ONE    | TWO   | THREE  |
        | DESTINATION_ADDRESS | ASCENDING  | third  | first | second |
        | DESTINATION_ADDRESS | DESCENDING | second | first | third  |
        | FORMAT              | ASCENDING  | second | third | first  |

  @PUB-ASYNC-ANSWERED-01 @published @needs-handset
  Rule: A report can be on messages that were answered, or on those that were not

    Scenario Outline: responded is <VALUE>
      When the account sends in one request:
        | NAME     | content | destination_number | delivery_report |
        | answered | Hello   |       +46700000001 | true            |
        | ignored  | Hello   |       +46700000002 | true            |
      And the handset "+46700000001" replies "Fine"
      And the account asks for the detail file with:
        | responded | <VALUE>  |
        | direction | outbound |
      Then the report lists nothing but:
        | <NAME> |
      And "answered" is reported delivered

      Examples:
        | VALUE | NAME     |
        | true  | answered |
        | false | ignored  |
