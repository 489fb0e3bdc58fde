@messaging
Feature: What is published of delivery reports that the client fetches
  A client without a callback URL fetches reports in pieces and confirms what it has taken in.

  Rule: Operations on delivery reports answer with the published HTTP status and form
    Spec: Published: delivery reports

    @PUB-DR-FORM-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                | STATUS |
        | list delivery reports    | 200    |
        | confirm delivery reports | 202    |

  Rule: A fetched report has no error_code
    Spec: Published: delivery reports

    @PUB-DR-POLL-01 @published @needs-callbacks
    Example: The same report is pushed and fetched
      When the account sends "Hello" to "+46700000001" as "first"
      Then every report of "first" has "error_code"
      When the client asks to list delivery reports
      Then the answer contains "Hello"
      And it is accepted with HTTP status 200

  Rule: A report is fetched until it is confirmed
    Spec: Published: delivery reports

    @PUB-DR-CONFIRM-01 @published
    Example: It is fetched twice and then confirmed
      Given the account has a delivery report
      When the client asks to list delivery reports
      Then the answer names the delivery report
      When the client asks to list delivery reports
      Then the answer names the delivery report
      When the client asks to confirm delivery reports
      And the client asks to list delivery reports
      Then the answer does not name the delivery report

  Rule: One call returns the oldest reports, 100 at most
    Spec: Published: delivery reports

    @PUB-DR-OLDEST-01 @published @needs-accounts @needs-callbacks
    Example: More reports than that are waiting
      When the account sends "The oldest" to "+46700000002" as "first"
      And the account sends "Later" to "+46700000001" 60 times at once
      And the client asks to list delivery reports
      Then the answer has 100 entries in "delivery_reports"
      And the answer has "delivery_reports.0.original_text" set to "The oldest"
      And "first" is reported delivered
      And 60 of them are reported delivered

  Rule: One call confirms 100 reports at most
    Spec: Published: delivery reports

    @PUB-DR-LIMIT-01 @published
    Scenario Outline: <COUNT> ids at once
      When the client asks to confirm delivery reports, where "/delivery_report_ids" has <COUNT> different entries
      Then it is answered with HTTP status <STATUS>

      Examples:
        | COUNT | STATUS |
        | 1     | 202    |
        | 100   | 202    |
        | 101   | 400    |

  Rule: A confirmation of the wrong form is refused
    Spec: Published: delivery reports

    @PUB-DR-INVALID-01 @published
    Scenario Outline: The body is <BODY>
      When the client asks to confirm delivery reports with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | BODY                                                                |
        | {}                                                                  |
        | {"delivery_report_ids": null}                                       |
        | {"delivery_report_ids": "5d2a9bd6-41f4-4c36-8b0f-0a7e4f4b6f50"}     |
        | {"delivery_report_ids": [5]}                                        |
        | {"delivery_report_ids": [":delivery_report_id"]}                    |
        | {"reply_ids": []}                                                   |
        | {"delivery_report_ids":                                             |
        | []                                                                  |

  Rule: Delivery reports are for messages that asked for them
    Spec: Published: delivery reports

    @PUB-DR-WANTED-01 @published @needs-callbacks @needs-accounts
    Example: One of two messages asks for them
      When the account sends in one request:
        | NAME   | content            | destination_number | delivery_report |
        | silent | Without any report | +46700000001       | false           |
        | told   | With reports       | +46700000001       | true            |
      Then "told" is reported delivered
      When the client asks to list delivery reports
      Then the answer contains "With reports"
      And the answer does not contain "Without any report"

    @PUB-DR-WANTED-01 @published @needs-callbacks @needs-accounts @needs-clock
    Example: A message that waits for its time does not ask for them
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME   | content            | destination_number | scheduled            | delivery_report |
        | silent | Without any report | +46700000001       | 2024-01-15T15:00:00Z | false           |
        | told   | With reports       | +46700000001       | 2024-01-15T15:00:00Z | true            |
      And the clock reaches 2024-01-15T16:00:00Z
      Then "told" is reported delivered
      When the client asks to list delivery reports
      Then the answer contains "With reports"
      And the answer does not contain "Without any report"

  Rule: Reports are for the account of the message alone
    Spec: Published: delivery reports

    @PUB-DR-ACCOUNT-01 @published @needs-accounts
    Scenario Outline: <WHO> neither fetches nor confirms them
      Given the account has a delivery report
      When <WHO> asks to list delivery reports
      Then the answer does not name the delivery report
      When <WHO> asks to confirm delivery reports for the account's delivery report
      And the client asks to list delivery reports
      Then the answer names the delivery report

      Examples:
        | WHO              |
        | another customer |
        | the sub-account  |
