@messaging
Feature: What a report can be asked for
  A client finds the members of a report request taken in the forms that are documented.

  Rule: The direction of a report can be all
    Spec: Report requests

    @REPORT-DIR-01
    Scenario Outline: The <REPORT>
      When the account asks for the <REPORT> with:
        | direction | all |
      Then it is accepted with HTTP status 200

      Examples:
        | REPORT        |
        | metadata keys |
        | detail report |

    @REPORT-DIR-01 @observe
    Scenario Outline: The <REPORT> with the direction <DIRECTION>
      When the account asks for the <REPORT> with:
        | direction | <DIRECTION> |
      Then the platform's answer is recorded

      Examples:
        | REPORT        | DIRECTION |
        | metadata keys | inbound   |
        | detail report | inbound   |
        | detail report | outbound  |
        | detail report | ALL       |

  Rule: Messages that opt out or have media are asked for by the words true and false
    Spec: Report requests

    @REPORT-OPT-01
    Scenario Outline: <MEMBER> is the word <WORD>
      When the account asks for the detail report with:
        | <MEMBER> | <WORD> |
      Then it is accepted with HTTP status 200

      Examples:
        | MEMBER    | WORD    |
        | opt_out   | "true"  |
        | opt_out   | "false" |
        | mms_media | "true"  |
        | mms_media | "false" |

    @REPORT-OPT-01 @observe
    Scenario Outline: <MEMBER> is <VALUE>
      When the account asks for the detail report with:
        | <MEMBER> | <VALUE> |
      Then the platform's answer is recorded

      Examples:
        | MEMBER    | VALUE   |
        | opt_out   | true    |
        | opt_out   | "TRUE"  |
        | opt_out   | "maybe" |
        | mms_media | true    |
        | mms_media | "TRUE"  |
        | mms_media | "maybe" |

  Rule: Reports are asked for by the format and the channel of a message
    Spec: Report requests

    @REPORT-FMT-01
    Scenario Outline: <MEMBER> is <VALUE>
      When the account asks for the detail report with:
        | <MEMBER> | <VALUE> |
      Then it is accepted with HTTP status 200

      Examples:
        | MEMBER         | VALUE         |
        | message_format | ["MMS"]       |
        | message_format | ["TTS"]       |
        | message_format | ["MMS","TTS"] |
        | channels       | ["SMS"]       |

  Rule: A report is asked for with the name of a time zone
    Spec: Report requests

    @REPORT-TZ-01
    Scenario Outline: The zone <ZONE>
      When the account asks for the detail report with:
        | timezone | <ZONE> |
      Then it is accepted with HTTP status 200

      Examples:
        | ZONE             |
        | Europe/Stockholm |
        | UTC              |

    @REPORT-TZ-01 @observe
    Example: A zone that does not exist
      When the account asks for the detail report with:
        | timezone | Mars/Base |
      Then the platform's answer is recorded
