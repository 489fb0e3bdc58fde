@messaging
Feature: Confirming delivery reports
  A client confirms what it has taken in, many reports at a time.

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
