@receiver
Feature: Receiving delivery reports
  A receiver gets reports from a platform that would rather tell a thing twice than not at all.
  Here the harness's own receiver is the one that has to cope.

  Background:
    Given the harness's own receiver takes reports

  Rule: A receiver answers with an HTTP status in the 200 range
    Spec: Events / Callbacks from the messaging API

    @CALLBACK-2XX-01 @smoke
    Example: One report with every member
      When it gets this report 1 time:
        """
        {"callback_url":"https://receiver.example/in","delivery_report_id":"6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10",
        "source_number":"+46700000001","date_received":"2024-01-15T12:00:01.000Z","status":"delivered","delay":0,
        "billing_units":1,"submitted_date":"2024-01-15T12:00:00.000Z","original_text":"Hello",
        "message_id":"0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d","error_code":"221","metadata":{"order":"42"},
        "vendor_account_id":{"vendor_id":"Vendor","account_id":"Account"}}
        """
      Then it answers 1 report, each with an HTTP status from 200 to 299

  Rule: A receiver tolerates a report that comes more than once
    Spec: Delivery report notification

    @CALLBACK-IDEMP-01
    Example: A report comes twice in a row
      When it gets this report 2 times:
        """
        {"delivery_report_id":"6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10","source_number":"+46700000001",
        "date_received":"2024-01-15T12:00:01.000Z","status":"delivered","submitted_date":"2024-01-15T12:00:00.000Z",
        "original_text":"Hello","message_id":"0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d","error_code":"221"}
        """
      Then it answers 2 reports, each with an HTTP status from 200 to 299
      And it acts on 1 report

    @CALLBACK-IDEMP-01
    Example: The answer to the first attempt was lost
      When it gets the reports:
        | delivery_report_id                   | message_id                           | status    |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | submitted |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b11 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | delivered |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | submitted |
      Then it answers 3 reports, each with an HTTP status from 200 to 299
      And it acts on 2 reports

  Rule: A receiver takes several reports on one message in any order
    Spec: Events / Callbacks from the messaging API

    @CALLBACK-IDEMP-02 @reading
    Example: The delivery is told before what came before it
      When it gets the reports:
        | delivery_report_id                   | message_id                           | status    | error_code |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | delivered | 221        |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b11 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | enroute   | 101        |
        | 6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b12 | 0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d | submitted | 200        |
      Then it answers 3 reports, each with an HTTP status from 200 to 299
      And it acts on 3 reports

  Rule: A receiver ignores members it does not know and does without optional ones
    Spec: Versioning

    @CALLBACK-ROBUST-01 @reading
    Example: A report from a later version of the platform
      When it gets this report 1 time:
        """
        {"delivery_report_id":"6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10","source_number":"+46700000001","billing_units":1,
        "date_received":"2024-01-15T12:00:01.000Z","status":"delivered","submitted_date":"2024-01-15T12:00:00.000Z",
        "original_text":"Hello","message_id":"0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d","error_code":"221",
        "carrier":{"name":"Example","hops":[1,2]},"read_at":null}
        """
      Then it answers 1 report, each with an HTTP status from 200 to 299
      And it acts on 1 report

    @CALLBACK-ROBUST-01 @reading
    Example: A report without delay and billing units
      When it gets this report 1 time:
        """
        {"delivery_report_id":"6f1c3a52-0b1e-4a55-9c1d-3f0a6c9e7b10","source_number":"+46700000001",
        "date_received":"2024-01-15T12:00:01.000Z","status":"delivered","submitted_date":"2024-01-15T12:00:00.000Z",
        "original_text":"Hello","message_id":"0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d","error_code":"221"}
        """
      Then it answers 1 report, each with an HTTP status from 200 to 299
      And it acts on 1 report

  Rule: A receiver takes every status with every report code
    Spec: Delivery status values

    @CALLBACK-ENUM-01 @reading
    Example: All pairs of a status and a report code
      When it gets a report for every pair of:
        | status     | enroute submitted delivered expired rejected failed                                                                     |
        | error_code | 101 102 151 200 210 211 212 213 220 221 320 401 301 302 303 304 305 402 403 410 411 412 413 414 330 331 332 333 400 405 |
      Then it answers 180 reports, each with an HTTP status from 200 to 299
      And it acts on 180 reports
