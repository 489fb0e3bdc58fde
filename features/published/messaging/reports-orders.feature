@messaging @needs-clock
Feature: Ordering reports
  A client orders a report and waits until it is completed.

  Rule: A report that was ordered is found by its id and is completed in time
    Spec: Published: reports

    @PUB-ASYNC-STATUS-01 @published
    Scenario Outline: To <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 202

      Examples:
        | OPERATION             |
        | order a detail report |
        | order a summary       |

    @PUB-ASYNC-STATUS-01 @published
    Example: The report is watched
      When the client asks to read the status of a report
      Then the answer includes {"report_status": "REQUESTED"}
      And it is accepted with HTTP status 200
      When 1 minute passes
      And the client asks to read the status of a report
      Then the answer includes {"report_status": "DONE"}
      And it is accepted with HTTP status 200

    @PUB-ASYNC-STATUS-01 @observe
    Example: The report is looked at while it runs
      Given the account has a ordered report
      When 1 second passes
      And the client asks to read the status of a report
      Then the platform's answer is recorded

  Rule: Only reports of the account have a status
    Spec: Published: reports

    @PUB-ASYNC-STATUS-02 @published
    Scenario Outline: The status of the report <ID>
      When the client asks to read the status of a report for the id "<ID>"
      Then it is refused with HTTP status 400

      Examples:
        | ID                                   |
        | :reportId                            |
        | 11111111-2222-4333-8444-555555555555 |

    @PUB-ASYNC-STATUS-02 @published
    Example: No report is named
      When the client asks to read the status of a report with the query "report=1"
      Then it is refused with HTTP status 400

    @PUB-ASYNC-STATUS-02 @published
    Example: The report of another customer
      Given the account has a ordered report
      When another customer asks to read the status of a report for the account's ordered report
      Then it is refused with HTTP status 400
      When the client asks to read the status of a report
      Then it is accepted with HTTP status 200
