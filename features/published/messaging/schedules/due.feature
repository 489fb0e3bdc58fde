@messaging
Feature: When scheduled reports are due
  A report that was scheduled is made on the clock of its own time zone.

  @PUB-SCHED-FIRE-01 @needs-clock
  Rule: A scheduled report is made whenever it is due on the clock of its time zone

    @published
    Scenario Outline: <CRON> in <ZONE>, between noon of the 29th of March and <UNTIL>
      Given it is 2024-03-29T12:00:00Z
      When the client asks to schedule a detail report with this body:
        """
        {"label":"Figures","schedule":{"timezone":"<ZONE>","cron_expression":"<CRON>","type":"cron"},"report":{"period":"YESTERDAY"}}
        """
      And the clock reaches <UNTIL>
      And the client asks to list ordered reports with the query "report_name=Figures"
      Then the answer has <COUNT> entries in "items"

      Examples:
        | CRON              | ZONE             | UNTIL                    | COUNT |
        |       0 0 8 * * ? | UTC              | 2024-03-30T07:59:59.999Z |     0 |
        |       0 0 8 * * ? | UTC              | 2024-03-30T08:00:00.001Z |     1 |
        |       0 0 8 * * ? | UTC              | 2024-04-01T08:00:00.001Z |     3 |
        |       0 0 8 * * ? | Europe/Stockholm | 2024-03-30T06:59:59.999Z |     0 |
        |       0 0 8 * * ? | Europe/Stockholm | 2024-03-30T07:00:00.001Z |     1 |
        |       0 0 8 * * ? | Europe/Stockholm | 2024-03-31T06:00:00.001Z |     2 |
        |     0 0 8 ? * MON | UTC              | 2024-03-31T23:59:59.999Z |     0 |
        |     0 0 8 ? * MON | UTC              | 2024-04-01T08:00:00.001Z |     1 |
        |    0 30 */6 * * ? | UTC              | 2024-03-30T12:30:00.001Z |     5 |
        |       0 0 0 1 * ? | UTC              | 2024-04-01T00:00:00.001Z |     1 |
        |    0 0 8-10 * * ? | UTC              | 2024-03-30T10:00:00.001Z |     3 |
        |  0 0 8-14/3 * * ? | UTC              | 2024-03-31T07:59:59.999Z |     4 |
        |     0 0 */5 * * ? | UTC              | 2024-03-30T04:59:59.999Z |     3 |
        | 0 45,0,30 8 * * ? | UTC              | 2024-03-30T08:30:00.001Z |     2 |
        |     0 0 8 * APR ? | UTC              | 2024-03-31T23:59:59.999Z |     0 |
        |     0 0 8 * APR ? | UTC              | 2024-04-01T08:00:00.001Z |     1 |
        |     0 0 8 ? * 1 * | UTC              | 2024-03-31T07:59:59.999Z |     0 |
        |     0 0 8 ? * 1 * | UTC              | 2024-03-31T08:00:00.001Z |     1 |
        |  0 0 8 ? * 2 2024 | UTC              | 2024-04-01T07:59:59.999Z |     0 |
        |  0 0 8 ? * 2 2024 | UTC              | 2024-04-01T08:00:00.001Z |     1 |
        |      0 0 8 ? * 7L | UTC              | 2024-03-30T08:00:00.001Z |     1 |
        |     0 0 8 ? * 1#5 | UTC              | 2024-03-31T08:00:00.001Z |     1 |
        |       0 0 8 L * ? | UTC              | 2024-03-31T07:59:59.999Z |     0 |
        |       0 0 8 L * ? | UTC              | 2024-03-31T08:00:00.001Z |     1 |
        |    0 0 20 31W * ? | UTC              | 2024-03-29T20:00:00.001Z |     1 |
        |     0 0 * * * ? * | UTC              | 2024-03-29T15:00:00.001Z |     3 |
        |   0 0 8,9 * * ? * | Europe/Stockholm | 2024-03-31T06:00:00.001Z |     3 |

    @observe
    Example: Five parts, which are published nowhere
      Given it is 2024-03-29T12:00:00Z
      When the client asks to schedule a detail report with this body:
        """
        {"label":"Figures","schedule":{"timezone":"UTC","cron_expression":"0 8 * * 7","type":"cron"},"report":{"period":"YESTERDAY"}}
        """
      Then the platform's answer is recorded

    @published
    Example: The file of a report that was due
      Given it is 2024-03-28T12:00:00Z
      When the account sends "Hello" to 3 recipients
      And the client asks to schedule a summary with this body:
        """
        {"label":"Figures","schedule":{"timezone":"UTC","cron_expression":"0 0 8 * * ?","type":"cron"},"report":{"period":"YESTERDAY","timezone":"UTC"}}
        """
      And the clock reaches 2024-03-29T08:01:00Z
      And the client asks to list ordered reports with the query "status=DONE"
      Then the answer includes {"items": [{"report_name": "Figures", "report_type": "SUMMARY", "requested_at": "2024-03-29T08:00:00.000Z"}]}
