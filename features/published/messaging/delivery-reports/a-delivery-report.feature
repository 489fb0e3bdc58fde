@messaging
Feature: Delivery reports that the client fetches
  A client without a callback URL fetches reports in pieces.

  @PUB-DR-FORM-01 @published
  Rule: Operations on delivery reports answer with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                | STATUS |
        | list delivery reports    |    200 |
        | confirm delivery reports |    202 |

  @PUB-DR-POLL-01 @published @needs-callbacks
  Rule: A fetched report has no error_code

    Example: The same report is pushed and fetched
      When the account sends "Hello" to "+46700000001" as "first"
      Then every report of "first" has:
        | error_code | any value |
      When the client asks to list delivery reports
      Then the answer contains "Hello"
      And it is accepted with HTTP status 200
      But the answer does not contain "error_code"

  @PUB-DR-CONFIRM-01 @published
  Rule: A report is fetched until it is confirmed

    Example: It is fetched twice and then confirmed
      Given the account has a delivery report
      When the client asks to list delivery reports
      Then the answer names the delivery report
      When the client asks to list delivery reports
      Then the answer names the delivery report
      When the client asks to confirm delivery reports
      And the client asks to list delivery reports
      Then the answer does not name the delivery report

    Example: It is confirmed after four that do not exist
      Given the account has a delivery report
      When the client asks to confirm delivery reports, where "/delivery_report_ids" lists "00000000-0000-4000-8000-000000000000, 00000000-0000-4000-8000-000000000001, 00000000-0000-4000-8000-000000000002, 00000000-0000-4000-8000-000000000003"
      And the client asks to list delivery reports
      Then the answer names the delivery report
      When the client asks to confirm delivery reports
      And the client asks to list delivery reports
      Then the answer does not name the delivery report

    @needs-accounts @needs-callbacks
    Example: All reports of ten messages are confirmed in one call
      When the account sends "Later" to "+46700000001" 10 times at once
      Then 10 of them are reported delivered
      When the client asks to list delivery reports
      And the client asks to confirm delivery reports, where "/delivery_report_ids" lists each report of the answer
      And the client asks to list delivery reports
      Then the answer has 0 entries in "delivery_reports"
      And 10 of them are reported delivered

  @PUB-DR-OLDEST-01 @published @needs-accounts @needs-callbacks
  Rule: One call returns the oldest reports, 100 at most

    Example: More reports than that are waiting
      When the account sends "The oldest" to "+46700000002" as "first"
      And the account sends "Later" to "+46700000001" 60 times at once
      And the client asks to list delivery reports
      Then the answer has 100 entries in "delivery_reports"
      And the answer has "delivery_reports.0.original_text" set to "The oldest"
      And "first" is reported delivered
      And 60 of them are reported delivered
