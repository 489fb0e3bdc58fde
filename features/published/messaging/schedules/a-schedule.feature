@messaging
Feature: Reports that are made again and again
  A client says once when a report is due, and finds it in the history whenever it was.

  @PUB-SCHED-CREATE-01 @published
  Rule: A schedule is answered with its id

    Scenario Outline: The answer to a request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 201
      And "scheduled_report_id" of the answer is text that is not empty

      Examples:
        | OPERATION                |
        | schedule a detail report |
        | schedule a summary       |

  @PUB-SCHED-REQUIRED-01 @published
  Rule: A schedule has a label, a time and a report

    Scenario Outline: To <OPERATION> without <MEMBER>
      When the client asks to <OPERATION>, where "<MEMBER>" is missing
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION                        | MEMBER                    |
        | schedule a detail report         | /label                    |
        | schedule a detail report         | /schedule                 |
        | schedule a detail report         | /schedule/timezone        |
        | schedule a detail report         | /schedule/cron_expression |
        | schedule a detail report         | /schedule/type            |
        | schedule a detail report         | /report                   |
        | schedule a detail report         | /report/period            |
        | schedule a summary               | /report/timezone          |
        | schedule a summary               | /report/period            |
        | change a scheduled detail report | /label                    |
        | change a scheduled summary       | /report/timezone          |

  @PUB-SCHED-READ-01 @published
  Rule: A schedule is read as it was made

    Example: The schedule of a detail report
      When the client asks to read a scheduled report
      Then it is accepted with HTTP status 200
      And the answer includes {"schedule": {"timezone": "UTC", "cron_expression": "0 0 8 ? * SUN-SAT", "type": "cron"}, "report": {"period": "YESTERDAY", "direction": "all"}, "message_type": "all"}
