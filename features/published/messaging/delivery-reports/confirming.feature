@messaging
Feature: Confirming delivery reports
  A client confirms what it has taken in, many reports at a time.

  @PUB-DR-LIMIT-01 @published
  Rule: One call confirms 100 reports at most

    Scenario Outline: <COUNT> ids at once
      When the client asks to confirm delivery reports, where "/delivery_report_ids" has <COUNT> different entries
      Then it is answered with HTTP status <STATUS>

      Examples:
        | COUNT | STATUS |
        |     1 |    202 |
        |   100 |    202 |
        |   101 |    400 |

  @PUB-DR-INVALID-01 @published
  Rule: A confirmation of the wrong form is refused

    Scenario Outline: The confirmation <HOW>
      When the client asks to confirm delivery reports with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | HOW                        | BODY                                                            |
        | says nothing               | {}                                                              |
        | has null for a list        | {"delivery_report_ids": null}                                   |
        | has a text for a list      | {"delivery_report_ids": "5d2a9bd6-41f4-4c36-8b0f-0a7e4f4b6f50"} |
        | has an id that is a number | {"delivery_report_ids": [5]}                                    |
        | has a template for an id   | {"delivery_report_ids": [":delivery_report_id"]}                |
        | has the ids of replies     | {"reply_ids": []}                                               |
        | has no end                 | {"delivery_report_ids":                                         |
        | is a list                  | []                                                              |
