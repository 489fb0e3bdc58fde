@messaging @needs-clock
Feature: The history of reports
  A client finds the reports it ordered in a history.

  @PUB-ASYNC-HIST-01 @published
  Rule: Every report that was ordered is in the history, on exactly one page

    Scenario Outline: Five reports, <SIZE> on a page
      When the client asks 3 times to order a detail report
      And the client asks 2 times to order a summary
      And the client goes through the pages of list ordered reports, <SIZE> at a time
      Then each ordered detail report made is on exactly one page of at most <SIZE>
      And each ordered summary made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        |    1 |
        |    2 |
        |    5 |

    Example: One report in the history
      Given the account has a finished report
      When the client asks to list ordered reports
      Then it is accepted with HTTP status 200
      And the answer names the finished report
      And the answer includes {"items": [{"report_type": "DETAIL", "status": "DONE", "direction": "all"}]}

    Example: Five reports of each kind
      When the client asks 5 times to order a detail report
      And the client asks 5 times to order a summary
      And the client goes through the pages of list ordered reports, 10 at a time
      Then each ordered detail report made is on exactly one page of at most 10
      And each ordered summary made is on exactly one page of at most 10

  @PUB-ASYNC-HIST-02 @published
  Rule: The history is narrowed down by name, status and dates

    Scenario Outline: Reports <WHICH>
      Given it is 2024-03-05T10:00:00Z
      When the client asks to order a detail report, where "/label" is "Monthly figures"
      And 1 hour passes
      And the client asks to order a detail report, where "/label" is "Daily figures"
      And the client asks to list ordered reports with the query "<QUERY>"
      Then the answer includes {"items": [{"report_name": "<NAME>"}]}

      Examples:
        | WHICH                   | QUERY                                                                    | NAME            |
        | of one name             | report_name=Monthly+figures                                              | Monthly figures |
        | of another name         | report_name=Daily+figures                                                | Daily figures   |
        | that are done           | status=DONE                                                              | Monthly figures |
        | that are not done yet   | status=REQUESTED&status=RUNNING                                          | Daily figures   |
        | that were ordered late  | start_date=2024-03-05T10:30:00Z                                          | Daily figures   |
        | that were ordered early | end_date=2024-03-05T10:30:00Z                                            | Monthly figures |
        | of a stretch of time    | start_date=2024-03-05T09:00:00.000Z&end_date=2024-03-05T10:30:00%2B00:00 | Monthly figures |
