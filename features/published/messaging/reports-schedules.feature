@messaging
Feature: Reports that are made again and again
  A client says once when a report is due, and finds it in the history whenever it was.

  Rule: A schedule is answered with its id
    Spec: Published: reports

    @PUB-SCHED-CREATE-01 @published
    Scenario Outline: To <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 201

      Examples:
        | OPERATION                |
        | schedule a detail report |
        | schedule a summary       |

  Rule: A schedule has a label, a time and a report
    Spec: Published: reports

    @PUB-SCHED-REQUIRED-01 @published
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

  Rule: A schedule is read as it was made
    Spec: Published: reports

    @PUB-SCHED-READ-01 @published
    Example: The schedule of a detail report
      When the client asks to read a scheduled report
      Then it is accepted with HTTP status 200
      And the answer includes {"schedule": {"timezone": "UTC", "cron_expression": "0 8 * * *", "type": "cron"}, "report": {"period": "YESTERDAY", "direction": "all"}, "message_type": "all"}

  Rule: A schedule can be changed, and follows the change from then on
    Spec: Published: reports

    @PUB-SCHED-CHANGE-01 @published
    Scenario Outline: To <OPERATION>
      When the client asks to <OPERATION>, where "/label" is "Other figures"
      Then it is accepted with HTTP status 200
      And the answer includes {"label": "Other figures"}

      Examples:
        | OPERATION                        |
        | change a scheduled detail report |
        | change a scheduled summary       |

    @PUB-SCHED-CHANGE-01 @published @needs-clock
    Example: A report is due later than before
      Given it is 2024-03-29T12:00:00Z
      And the account has a scheduled detail report
      When the client asks to change a scheduled detail report, where "/schedule/cron_expression" is "0 20 * * *"
      And the clock reaches 2024-03-30T12:00:00Z
      And the client asks to list ordered reports
      Then the answer includes {"items": [{"requested_at": "2024-03-29T20:00:00.000Z"}]}
      When the client asks to read a scheduled report
      Then the answer includes {"schedule": {"cron_expression": "0 20 * * *"}}

  Rule: A schedule that was deleted is not found any more and makes no reports
    Spec: Published: reports

    @PUB-SCHED-DELETE-01 @published @needs-clock
    Example: One of two schedules is deleted
      Given the account has a scheduled detail report
      And the account has a scheduled summary
      When the client asks to delete a scheduled report
      Then it is accepted with HTTP status 202
      When 1 day passes
      And the client asks to list ordered reports
      Then the answer includes {"items": [{"report_type": "SUMMARY"}]}

    @PUB-SCHED-DELETE-01 @published
    Example: It is looked for and deleted again
      Given the account has a scheduled detail report
      When the client asks to read a scheduled report
      Then it is accepted with HTTP status 200
      When the client asks to delete a scheduled report
      And the client asks to read a scheduled report
      Then it is refused with HTTP status 404
      When the client asks to delete a scheduled report
      Then it is refused with HTTP status 404

  Rule: An id of no schedule of the account is not found
    Spec: Published: reports

    @PUB-SCHED-MISSING-01 @published
    Scenario Outline: To <OPERATION> with the id <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION               | ID                                   |
        | read a scheduled report | :id                                  |
        | read a scheduled report | 11111111-2222-4333-8444-555555555555 |

    @PUB-SCHED-MISSING-01 @published
    Scenario Outline: Another customer asks to <OPERATION>
      Given the account has a scheduled detail report
      When another customer asks to <OPERATION> for the account's scheduled detail report
      Then it is refused with HTTP status 404
      When the client asks to read a scheduled report
      Then it is accepted with HTTP status 200
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION                        |
        | read a scheduled report          |
        | delete a scheduled report        |
        | change a scheduled detail report |

  Rule: Every schedule is in the list, on exactly one page
    Spec: Published: reports

    @PUB-SCHED-LIST-01 @published
    Scenario Outline: Five schedules, <SIZE> on a page
      When the client asks 3 times to schedule a detail report
      And the client asks 2 times to schedule a summary
      And the client goes through the pages of list scheduled reports, <SIZE> at a time
      Then each scheduled detail report made is on exactly one page of at most <SIZE>
      And each scheduled summary made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 100  |

    @PUB-SCHED-LIST-01 @published
    Example: One schedule in the list
      Given the account has a scheduled detail report
      When the client asks to list scheduled reports
      Then it is accepted with HTTP status 200
      And the answer names the scheduled detail report

    @PUB-SCHED-LIST-01 @published
    Example: Another customer looks through its list
      When the client asks 2 times to schedule a detail report
      And another customer goes through the pages of list scheduled reports, 10 at a time
      Then no scheduled detail report made is on any page
      When the client goes through the pages of list scheduled reports, 10 at a time
      Then each scheduled detail report made is on exactly one page of at most 10

  Rule: A page of the list has 1 to 100 schedules
    Spec: Published: reports

    @PUB-SCHED-LIMIT-01 @published
    Scenario Outline: The query <QUERY>
      When the client asks to list scheduled reports with the query "<QUERY>"
      Then it is answered with HTTP status <STATUS>

      Examples:
        | QUERY               | STATUS |
        | page_size=0         | 400    |
        | page_size=1         | 200    |
        | page_size=100       | 200    |
        | page_size=101       | 400    |
        | page_token=nonsense | 400    |
