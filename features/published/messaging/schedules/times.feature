@messaging
Feature: Times of scheduled reports
  A client writes down when a report is due in six or seven parts, with the seconds first.

  @PUB-SCHED-CRON-01
  Rule: The time of a schedule is a cron expression with seconds in a time zone

    @published
    Scenario Outline: A schedule whose <MEMBER> is <VALUE>
      When the client asks to schedule a detail report, where "<MEMBER>" is <VALUE>
      Then it is answered with HTTP status <STATUS>

      Examples:
        | MEMBER                    | VALUE                     | STATUS |
        | /schedule/cron_expression | "0 0 * * * ? *"           |    201 |
        | /schedule/cron_expression | "0 0 8 ? * 2-6"           |    201 |
        | /schedule/cron_expression | "0 0 8 ? * MON-FRI *"     |    201 |
        | /schedule/cron_expression | "0 0/15 0,12 1 JAN,JUL ?" |    201 |
        | /schedule/cron_expression | "0 0 0 29 2 ?"            |    201 |
        | /schedule/cron_expression | "59 59 23 31 12 ? 2030"   |    201 |
        | /schedule/cron_expression | "0 0 8 L * ?"             |    201 |
        | /schedule/cron_expression | "0 0 8 LW * ?"            |    201 |
        | /schedule/cron_expression | "0 0 8 15W * ?"           |    201 |
        | /schedule/cron_expression | "0 0 8 ? * L"             |    201 |
        | /schedule/cron_expression | "0 0 8 ? * 6L"            |    201 |
        | /schedule/cron_expression | "0 0 8 ? * FRI#3"         |    201 |
        | /schedule/cron_expression | "60 0 8 * * ?"            |    400 |
        | /schedule/cron_expression | "0 60 8 * * ?"            |    400 |
        | /schedule/cron_expression | "0 0 24 * * ?"            |    400 |
        | /schedule/cron_expression | "0 0 8 0 * ?"             |    400 |
        | /schedule/cron_expression | "0 0 8 * 13 ?"            |    400 |
        | /schedule/cron_expression | "0 0 8 ? * 8"             |    400 |
        | /schedule/cron_expression | "0 0 8 ? * 2#6"           |    400 |
        | /schedule/cron_expression | "0 0 8 30 2 ?"            |    400 |
        | /schedule/cron_expression | "0 0 8 * * ? 2020"        |    400 |
        | /schedule/cron_expression | "0 8 * *"                 |    400 |
        | /schedule/cron_expression | "every morning"           |    400 |
        | /schedule/cron_expression | "0 0,60 8 * * ?"          |    400 |
        | /schedule/cron_expression | "0 0,5-60 8 * * ?"        |    400 |
        | /schedule/cron_expression | "0 0 8 1,0-5 * ?"         |    400 |
        | /schedule/cron_expression | "0 0 8 1 0,4 ?"           |    400 |
        | /schedule/cron_expression | "0 1.5 8 * * ?"           |    400 |
        | /schedule/cron_expression | "0 1-5-9 8 * * ?"         |    400 |
        | /schedule/cron_expression | "0 */0 8 * * ?"           |    400 |
        | /schedule/cron_expression | "0 */5/5 8 * * ?"         |    400 |
        | /schedule/cron_expression | "0 */0.5 8 * * ?"         |    400 |
        | /schedule/timezone        | "Europe/Stockholm"        |    201 |
        | /schedule/timezone        | "Mars/Base"               |    400 |
        | /schedule/type            | "interval"                |    400 |
        | /report/period            | "TOMORROW"                |    400 |
        | /report/timezone          | "Mars/Base"               |    400 |

    @published
    Example: A time without a meaning after one that has a meaning
      When the client asks to schedule a detail report
      Then it is accepted with HTTP status 201
      When the client asks to schedule a detail report, where "/schedule/cron_expression" is "every morning"
      Then it is refused with HTTP status 400

    @observe
    Example: Five parts, which are published nowhere
      When the client asks to schedule a detail report, where "/schedule/cron_expression" is "0 8 * * 1-5"
      Then the platform's answer is recorded
