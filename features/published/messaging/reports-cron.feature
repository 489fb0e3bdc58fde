@messaging
Feature: Times of scheduled reports
  A client writes down when a report is due in five fields.

  Rule: The time of a schedule is a cron expression in a time zone
    Spec: Published: reports

    @PUB-SCHED-CRON-01 @published
    Scenario Outline: <MEMBER> is <VALUE>
      When the client asks to schedule a detail report, where "<MEMBER>" is "<VALUE>"
      Then it is answered with HTTP status <STATUS>

      Examples:
        | MEMBER                    | VALUE                 | STATUS |
        | /schedule/cron_expression | 0 8 * * 1-5           | 201    |
        | /schedule/cron_expression | */15 0,12 1 JAN,JUL * | 201    |
        | /schedule/cron_expression | 0 0 29 2 *            | 201    |
        | /schedule/cron_expression | 59 23 31 12 7         | 201    |
        | /schedule/cron_expression | 60 8 * * *            | 400    |
        | /schedule/cron_expression | 0 24 * * *            | 400    |
        | /schedule/cron_expression | 0 8 0 * *             | 400    |
        | /schedule/cron_expression | 0 8 * 13 *            | 400    |
        | /schedule/cron_expression | 0 8 * * 8             | 400    |
        | /schedule/cron_expression | 0 8 30 2 *            | 400    |
        | /schedule/cron_expression | 0 8 * *               | 400    |
        | /schedule/cron_expression | every morning         | 400    |
        | /schedule/cron_expression | 0,60 8 * * *          | 400    |
        | /schedule/cron_expression | 0,5-60 8 * * *        | 400    |
        | /schedule/cron_expression | 0 8 1,0-5 * *         | 400    |
        | /schedule/cron_expression | 0 8 1 0,4 *           | 400    |
        | /schedule/cron_expression | 1.5 8 * * *           | 400    |
        | /schedule/cron_expression | 1-5-9 8 * * *         | 400    |
        | /schedule/cron_expression | */0 8 * * *           | 400    |
        | /schedule/cron_expression | */5/5 8 * * *         | 400    |
        | /schedule/cron_expression | */0.5 8 * * *         | 400    |
        | /schedule/cron_expression | */2.5 8 * * *         | 400    |
        | /schedule/timezone        | Europe/Stockholm      | 201    |
        | /schedule/timezone        | Mars/Base             | 400    |
        | /schedule/type            | interval              | 400    |
        | /report/period            | TOMORROW              | 400    |
        | /report/timezone          | Mars/Base             | 400    |
