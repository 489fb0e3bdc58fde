@messaging
Feature: Each filter of a report
  Every filter decides by itself which messages a report has, and all of them have to be met.

  @PUB-REPORT-FILTER-01 @published
  Rule: A filter keeps what it names and drops the rest, in an answer as in a file

    @needs-clock
    Scenario Outline: The <REPORT> filtered by <MEMBER>
      When the account sends in one request:
        | NAME    | content | destination_number | source_number | format | metadata          | delivery_report |
        | text    | Hello   |       +46700000001 |  +46700000091 | SMS    | {"colour":"red"}  | false           |
        | picture | Look    |       +46700000002 |  +46700000092 | MMS    | {"colour":"blue"} | false           |
        | lost    | Lost    |       +99900000001 |  +46700000093 | TTS    | {"colour":"grey"} | false           |
      And the account asks for the <REPORT> with:
        | <MEMBER>     | <VALUE> |
        | metadata_key | <KEY>   |
      Then the report lists nothing but:
        | <FIRST> | <SECOND> |

      Examples:
        | REPORT        | MEMBER          | VALUE                           | KEY    | FIRST   | SECOND  |
        | detail report | metadata_value  | red                             | colour | text    |         |
        | detail report | metadata_values | ["blue","green"]                | colour | picture |         |
        | detail report | metadata_values | ["blue","red"]                  | colour | text    | picture |
        | detail report | destinations    | ["+46700000001","+99900000001"] | colour | text    | lost    |
        | detail report | status          | ["REJECTED","DELIVERED"]        | colour | text    | picture |
        | detail report | status          | ["FAILED","REJECTED"]           | colour | lost    |         |
        | detail report | sources         | ["+46700000091","+46700000099"] | colour | text    |         |
        | detail report | message_format  | ["MMS"]                         | colour | picture |         |
        | detail report | message_format  | ["TTS","SMS"]                   | colour | text    | lost    |
        | detail report | channels        | ["SMS","MMS"]                   | colour | text    | picture |
        | detail report | mms_media       | "true"                          | colour | picture |         |
        | detail report | mms_media       | false                           | colour | text    | lost    |
        | detail report | source          |                    +46700000092 | colour | picture |         |
        | detail report | source          | "46700000092"                   | colour | picture |         |
        | detail report | destination     | "46700000001"                   | colour | text    |         |
        | detail file   | metadata_value  | red                             | colour | text    |         |
        | detail file   | status          | ["FAILED"]                      | colour | lost    |         |
        | detail file   | channels        | ["MMS"]                         | colour | picture |         |
        | detail file   | destination     |                    +46700000002 | colour | picture |         |

    Scenario Outline: A report by <MEMBER> <SECOND> after one by <FIRST>
      When the account sends in one request:
        | NAME | content | destination_number | metadata                        | delivery_report |
        | text | Hello   |       +46700000001 | {"colour":"red","Shape":"flat"} | false           |
        | lost | Lost    |       +99900000001 | {"shape":"round"}               | false           |
      And the account asks for the detail report with:
        | <MEMBER> | <FIRST> |
      And the account asks for the detail report with:
        | <MEMBER>     | <SECOND> |
        | metadata_key | <KEY>    |
      Then the report lists nothing but:
        | lost |

      Examples:
        | MEMBER       | FIRST         | SECOND       | KEY   |
        | destination  |  +46700000001 | +99900000001 | shape |
        | status       | ["DELIVERED"] | ["FAILED"]   | shape |
        | metadata_key | colour        | shape        | shape |

    Example: A report by a number with which another one begins
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | short | Hello   |       +46700000001 | false           |
        | long  | Hello   |      +467000000012 | false           |
      And the account asks for the detail report with:
        | destination | +46700000001 |
      Then the report lists nothing but:
        | short |

    Example: A report by other letters and by another value
      When the account sends in one request:
        | NAME | content | destination_number | metadata          | delivery_report |
        | red  | Hello   |       +46700000001 | {"colour":"red"}  | false           |
        | blue | Hello   |       +46700000002 | {"colour":"blue"} | false           |
      And the account asks for the detail report with:
        | metadata_key   | colour |
        | metadata_value | Red    |
      Then the report lists nothing but:
        |  |
      When the account asks for the detail report with:
        | metadata_key   | colour |
        | metadata_value | red    |
      And the account asks for the detail report with:
        | metadata_key   | colour |
        | metadata_value | blue   |
      Then the report lists nothing but:
        | blue |

    Example: The metadata keys of one direction and of the other
      When the account sends in one request:
        | NAME  | content | destination_number | metadata         | delivery_report |
        | first | Hello   |       +46700000001 | {"colour":"red"} | false           |
      And the account asks for the metadata keys with:
        | direction | outbound |
      Then the report contains "colour"
      When the account asks for the metadata keys with:
        | direction | inbound |
      Then the report does not contain "colour"

    @needs-handset
    Scenario Outline: The detail report by <MEMBER> <VALUE>
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | Hello   |       +46700000001 | true            |
      And the handset "+46700000001" replies "Fine"
      And the handset "+46700000001" replies "Stop"
      And the account asks for the detail report with:
        | <MEMBER> | <VALUE> |
      Then the report contains <THERE>
      But the report does not contain <GONE>
      And "first" is reported delivered

      Examples:
        | MEMBER    | VALUE    | THERE   | GONE    |
        | opt_out   | "true"   | "Stop"  | "Fine"  |
        | opt_out   | true     | "Stop"  | "Hello" |
        | opt_out   | "false"  | "Fine"  | "Stop"  |
        | opt_out   | false    | "Hello" | "Stop"  |
        | direction | inbound  | "Fine"  | "Hello" |
        | direction | outbound | "Hello" | "Fine"  |
        | direction | outbound | "Hello" | "Stop"  |

    @needs-accounts
    Scenario Outline: One message among 300 others by <MEMBER>, with <OTHER> <SECOND>
      When the account sends "Hello" to 100 recipients
      And the account sends "Hello again" to 100 recipients
      And the account sends "And again" to 100 recipients
      And the account sends in one request:
        | NAME  | content | destination_number | source_number | format | metadata         | delivery_report |
        | found | Look    |       +99900000001 |  +46700000092 | MMS    | {"colour":"red"} | false           |
      And the account asks for the detail report with:
        | <MEMBER> | <BEFORE> |
        | <OTHER>  | <SECOND> |
      And the account asks for the detail report with:
        | <MEMBER> | <VALUE>  |
        | <OTHER>  | <SECOND> |
      Then the report lists nothing but:
        | found |

      Examples:
        | MEMBER       | BEFORE           | VALUE            | OTHER          | SECOND   |
        | destinations | ["+46700000999"] | ["+99900000001"] | opt_out        | false    |
        | source       |     +46700000099 |     +46700000092 | direction      | outbound |
        | status       | ["REJECTED"]     | ["FAILED"]       | direction      | all      |
        | channels     | ["TTS"]          | ["SMS","MMS"]    | message_format | ["MMS"]  |
        | metadata_key | size             | colour           | metadata_value | red      |

    @needs-accounts
    Scenario Outline: Messages that bear a name, by <MEMBER>
      Given the account has the alpha tag "Harbour"
      When the account sends in one request:
        | NAME    | content | destination_number | source_number | delivery_report |
        | named   | Hello   |       +61491570156 | Harbour       | false           |
        | unnamed | Hello   |       +61491570156 |               | false           |
      And the account asks for the detail report with:
        | <MEMBER> | <VALUE> |
      Then the report lists nothing but:
        | named |

      Examples:
        | MEMBER  | VALUE       |
        | source  | Harbour     |
        | sources | ["Harbour"] |
