@receiver
Feature: Receiving delivery reports
  A receiver gets reports from a platform that would rather send a report twice than not at all.
  Here the harness's own receiver is the one that has to cope.

  @CALLBACK-2XX-01 @smoke
  Rule: A receiver answers with an HTTP status in the 200 range
    Spec: Events / Callbacks from the messaging API

    Example: One report with every member
      When the harness's own receiver gets the reports:
        | status    | error_code | callback_url                | metadata       |
        | delivered |        221 | https://receiver.example/in | {"order":"42"} |
      Then it answers 1 report, each with an HTTP status from 200 to 299

  @CALLBACK-IDEMP-01
  Rule: A receiver tolerates a report that comes more than once
    Spec: Delivery report notification

    Example: A report comes twice in a row
      When the harness's own receiver gets the reports:
        | TIMES | delivery_report_id                   | status    |
        |     2 | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10 | delivered |
      Then it answers 2 reports, each with an HTTP status from 200 to 299
      And it acts on 1 report

    Example: The answer to the first attempt was lost
      When the harness's own receiver gets the reports:
        | delivery_report_id                   | message_id                           | status    |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | submitted |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b11 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | delivered |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | submitted |
      Then it answers 3 reports, each with an HTTP status from 200 to 299
      And it acts on 2 reports

  @CALLBACK-IDEMP-02 @reading
  Rule: A receiver takes several reports on one message in any order
    Spec: Events / Callbacks from the messaging API

    Example: The delivery is reported before what came before it
      When the harness's own receiver gets the reports:
        | delivery_report_id                   | message_id                           | status    | error_code |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | delivered |        221 |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b11 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | enroute   |        101 |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b12 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | submitted |        200 |
      Then it answers 3 reports, each with an HTTP status from 200 to 299
      And it acts on 3 reports
