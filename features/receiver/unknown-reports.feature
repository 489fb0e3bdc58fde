@receiver
Feature: Reports that a receiver does not expect
  A receiver copes with members, statuses and report codes that it has never seen.

  @CALLBACK-ROBUST-01 @reading
  Rule: A receiver ignores members it does not know and does without optional ones
    Spec: Versioning

    Example: A report from a later version of the platform
      When the harness's own receiver gets the reports:
        | status    | delay | carrier                         | read_at |
        | delivered |       | {"name":"Example","hops":[1,2]} | null    |
      Then it answers 1 report, each with an HTTP status from 200 to 299
      And it acts on 1 report

    Example: A report without delay and billing units
      When the harness's own receiver gets the reports:
        | status    | delay | billing_units | metadata | vendor_account_id |
        | delivered |       |               |          |                   |
      Then it answers 1 report, each with an HTTP status from 200 to 299
      And it acts on 1 report

  @CALLBACK-ENUM-01 @reading
  Rule: A receiver takes every status with every report code
    Spec: Delivery status values

    Example: All pairs of a status and a report code
      When the harness's own receiver gets the reports:
        | status                                                      | error_code                                                                                                                      |
        | each of enroute submitted delivered expired rejected failed | each of 101 102 151 200 210 211 212 213 220 221 320 401 301 302 303 304 305 402 403 410 411 412 413 414 330 331 332 333 400 405 |
      Then it answers 180 reports, each with an HTTP status from 200 to 299
      And it acts on 180 reports
