@messaging
Feature: Changing scheduled reports
  A schedule follows every change, until it is deleted.

  @PUB-SCHED-CHANGE-01 @published
  Rule: A schedule can be changed, and follows the change from then on

    Scenario Outline: A schedule after a request to <OPERATION>
      When the client asks to <OPERATION>, where "/label" is "Other figures"
      Then it is accepted with HTTP status 200
      And the answer includes {"label": "Other figures"}
      When the client asks to read a scheduled report for the account's <THING>
      Then the answer includes {"label": "Other figures"}

      Examples:
        | OPERATION                        | THING                   |
        | change a scheduled detail report | scheduled detail report |
        | change a scheduled summary       | scheduled summary       |

    @needs-clock
    Example: A report is due later than before
      Given it is 2024-03-29T12:00:00Z
      And the account has a scheduled detail report
      When the client asks to change a scheduled detail report, where "/schedule/cron_expression" is "0 0 20 * * ?"
      And the clock reaches 2024-03-30T12:00:00Z
      And the client asks to list ordered reports
      Then the answer includes {"items": [{"requested_at": "2024-03-29T20:00:00.000Z"}]}
      When the client asks to read a scheduled report
      Then the answer includes {"schedule": {"cron_expression": "0 0 20 * * ?"}}

  @PUB-SCHED-DELETE-01 @published
  Rule: A schedule that was deleted is not found any more and makes no reports

    @needs-clock
    Example: One of two schedules is deleted
      Given the account has a scheduled detail report
      And the account has a scheduled summary
      When the client asks to delete a scheduled report
      Then it is accepted with HTTP status 202
      When 1 day passes
      And the client asks to list ordered reports
      Then the answer includes {"items": [{"report_type": "SUMMARY"}]}

    Example: It is looked for and deleted again
      Given the account has a scheduled detail report
      When the client asks to read a scheduled report
      Then it is accepted with HTTP status 200
      When the client asks to delete a scheduled report
      And the client asks to read a scheduled report
      Then it is refused with HTTP status 404
      When the client asks to delete a scheduled report
      Then it is refused with HTTP status 404
