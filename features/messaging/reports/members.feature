@messaging
Feature: What a report can be asked for
  An account finds the members of a report request taken in the forms that are documented.

  @REPORT-DIR-01
  Rule: The direction of a report can be all
    Spec: Report requests

    Scenario Outline: Both directions: the <REPORT>
      When the account asks for the <REPORT> with:
        | direction | all |
      Then it is accepted with HTTP status 200

      Examples:
        | REPORT        |
        | metadata keys |
        | detail report |

    @observe
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

  @REPORT-OPT-01
  Rule: Messages that opt out or have media are asked for by the words true and false
    Spec: Report requests

    Scenario Outline: A report with the word <WORD> for <MEMBER>
      When the account asks for the detail report with:
        | <MEMBER> | <WORD> |
      Then it is accepted with HTTP status 200

      Examples:
        | MEMBER    | WORD    |
        | opt_out   | "true"  |
        | opt_out   | "false" |
        | mms_media | "true"  |
        | mms_media | "false" |

    @observe
    Scenario Outline: Messages that opt out or have media: <MEMBER> is <VALUE>
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

  @REPORT-FMT-01
  Rule: Reports are asked for by the format and the channel of a message
    Spec: Report requests

    Scenario Outline: Messages of the format or channel <VALUE>
      When the account asks for the detail report with:
        | <MEMBER> | <VALUE> |
      Then it is accepted with HTTP status 200

      Examples:
        | MEMBER           | VALUE |
        | message_format.0 | MMS   |
        | message_format.0 | TTS   |
        | channels.0       | SMS   |

    Example: Messages of either of two formats
      When the account asks for the detail report with:
        | message_format.0 | MMS |
        | message_format.1 | TTS |
      Then it is accepted with HTTP status 200

  @REPORT-TZ-01
  Rule: A report is asked for with the name of a time zone
    Spec: Report requests

    Scenario Outline: The zone <ZONE>
      When the account asks for the detail report with:
        | timezone | <ZONE> |
      Then it is accepted with HTTP status 200

      Examples:
        | ZONE             |
        | Europe/Stockholm |
        | UTC              |

    @observe
    Example: A zone that does not exist
      When the account asks for the detail report with:
        | timezone | Mars/Base |
      Then the platform's answer is recorded
