@messaging @needs-clock
Feature: Ordering reports
  A client orders a report and waits until it is completed.

  @PUB-ASYNC-STATUS-01
  Rule: A report that was ordered is found by its id and is completed in time

    @published
    Scenario Outline: A report after a request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 202

      Examples:
        | OPERATION             |
        | order a detail report |
        | order a summary       |

    @published
    Example: The report is watched
      When the client asks to read the status of a report
      Then the answer includes {"report_status": "REQUESTED"}
      And it is accepted with HTTP status 200
      When 1 minute passes
      And the client asks to read the status of a report
      Then the answer includes {"report_status": "DONE"}
      And it is accepted with HTTP status 200

    @observe
    Example: The report is looked at while it runs
      Given the account has an ordered detail report
      When 1 second passes
      And the client asks to read the status of a report
      Then the platform's answer is recorded

  @PUB-ASYNC-STATUS-02 @published
  Rule: Only reports of the account have a status

    Scenario Outline: The status of the report <ID>
      When the client asks to read the status of a report for the id "<ID>"
      Then it is refused with HTTP status 400

      Examples:
        | ID                                   |
        | :reportId                            |
        | 11111111-2222-4333-8444-555555555555 |

    Example: No report is named
      When the client asks to read the status of a report with the query "report=1"
      Then it is refused with HTTP status 400

    Example: The report of another customer
      Given the account has an ordered detail report
      When another customer asks to read the status of a report for the account's ordered detail report
      Then it is refused with HTTP status 400
      When the client asks to read the status of a report
      Then it is accepted with HTTP status 200
