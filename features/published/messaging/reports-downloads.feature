@messaging @needs-clock
Feature: Downloading reports and looking back on them
  Who ordered a report learns where its file is, for a while, and finds it in a history.

  Rule: A finished report is downloaded from an address that needs no other credentials
    Spec: Published: reports

    @PUB-ASYNC-URL-01 @published
    Example: The address is used twice
      When the client asks to ask where a report is
      Then it is accepted with HTTP status 200
      When the client downloads the file
      Then it is accepted with HTTP status 200
      And the answer comes with "Content-Type" set to "text/csv; charset=utf-8"
      When the client downloads the file again
      Then it is accepted with HTTP status 200

  Rule: The address of a file stops working when its time is over
    Spec: Published: reports

    @PUB-ASYNC-URL-02 @published
    Example: A day goes by
      When the client asks to ask where a report is
      And the client downloads the file
      Then it is accepted with HTTP status 200
      When 1 day passes
      And the client downloads the file again
      Then it is refused

  Rule: Only finished reports of the account have an address
    Spec: Published: reports

    @PUB-ASYNC-URL-03 @published
    Scenario Outline: The report <ID>
      When the client asks to ask where a report is for the id "<ID>"
      Then it is refused with HTTP status 404

      Examples:
        | ID                                   |
        | :reportId                            |
        | 11111111-2222-4333-8444-555555555555 |

    @PUB-ASYNC-URL-03 @published
    Example: A report that is not done
      When the client asks to ask where a report is for the account's ordered report
      Then it is refused with HTTP status 404
      When 1 minute passes
      And the client asks to ask where a report is for the account's ordered report
      Then it is accepted with HTTP status 200

    @PUB-ASYNC-URL-03 @published
    Example: The report of another customer
      Given the account has a finished report
      When another customer asks to ask where a report is for the account's finished report
      Then it is refused with HTTP status 404
      When the client asks to ask where a report is
      Then it is accepted with HTTP status 200

  Rule: Every report that was ordered is in the history, on exactly one page
    Spec: Published: reports

    @PUB-ASYNC-HIST-01 @published
    Scenario Outline: Five reports, <SIZE> on a page
      When the client asks 3 times to order a detail report
      And the client asks 2 times to order a summary
      And the client goes through the pages of list ordered reports, <SIZE> at a time
      Then each ordered detail report made is on exactly one page of at most <SIZE>
      And each ordered summary made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 5    |

    @PUB-ASYNC-HIST-01 @published
    Example: One report in the history
      Given the account has a finished report
      When the client asks to list ordered reports
      Then it is accepted with HTTP status 200
      And the answer names the finished report
      And the answer includes {"items": [{"report_type": "DETAIL", "status": "DONE", "direction": "all"}]}

  Rule: The history is narrowed down by name, status and dates
    Spec: Published: reports

    @PUB-ASYNC-HIST-02 @published
    Scenario Outline: The query <QUERY>
      Given it is 2024-03-05T10:00:00Z
      When the client asks to order a detail report, where "/label" is "Monthly figures"
      And 1 hour passes
      And the client asks to order a detail report, where "/label" is "Daily figures"
      And the client asks to list ordered reports with the query "<QUERY>"
      Then the answer includes {"items": [{"report_name": "<NAME>"}]}

      Examples:
        | QUERY                                                         | NAME            |
        | report_name=Monthly+figures                                   | Monthly figures |
        | report_name=Daily+figures                                     | Daily figures   |
        | status=DONE                                                   | Monthly figures |
        | status=REQUESTED&status=RUNNING                               | Daily figures   |
        | start_date=2024-03-05T10:30:00Z                               | Daily figures   |
        | end_date=2024-03-05T10:30:00Z                                 | Monthly figures |
        | start_date=2024-03-05T09:00:00.000Z&end_date=2024-03-05T10:30:00%2B00:00 | Monthly figures |

  Rule: The history is in the sequence that was asked for
    Spec: Published: reports

    @PUB-ASYNC-HIST-03 @published
    Scenario Outline: <TURN>
      When the client asks to order a detail report, where "/label" is "One"
      And the client asks to order a detail report, where "/label" is "Two"
      And the client asks to list ordered reports with the query "sort_direction=<TURN>"
      Then the answer includes {"items": [{"report_name": "<FIRST>"}, {"report_name": "<SECOND>"}]}

      Examples:
        | TURN       | FIRST | SECOND |
        | ASCENDING  | One   | Two    |
        | DESCENDING | Two   | One    |

  Rule: A query about the history that makes no sense is refused
    Spec: Published: reports

    @PUB-ASYNC-HIST-04 @published
    Scenario Outline: The query <QUERY>
      When the client asks to list ordered reports with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | QUERY                   |
        | page_size=ten           |
        | page_size=-1            |
        | page_token=nonsense     |
        | status=FINISHED         |
        | start_date=yesterday    |
        | sort_direction=SIDEWAYS |

  Rule: The history of an account is its own
    Spec: Published: reports

    @PUB-ASYNC-ISO-01 @published
    Example: Two customers order reports
      When the client asks 3 times to order a detail report
      And another customer goes through the pages of list ordered reports, 10 at a time
      Then no ordered detail report made is on any page
      When the client goes through the pages of list ordered reports, 10 at a time
      Then each ordered detail report made is on exactly one page of at most 10
