@messaging @needs-callbacks
Feature: The detail report
  An account looks back on the messages it sent and received in a stretch of time.

  @REPORT-DET-01
  Rule: The detail report covers the messages between start_date and end_date
    Spec: Endpoints / Messaging API; Report requests

    @core @smoke
    Example: Three messages of this hour
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Hello   |       +46700000001 |
        | second | Hello   |       +46700000002 |
        | third  | Goodbye |       +46700000001 |
      And the account asks for the detail report
      Then it is accepted with HTTP status 200
      And the report lists "first"
      And the report lists "second"
      And the report lists "third"
      And "first" is reported delivered

    Scenario Outline: A message of this hour, looked at from <ZONE>
      When the account sends "Hello" to "+46700000001" as "first"
      And the account asks for the detail report with:
        | timezone | <ZONE> |
      Then it is accepted with HTTP status 200
      And the report lists "first"
      And "first" is reported delivered

      Examples:
        | ZONE                |
        | Pacific/Auckland    |
        | America/Los_Angeles |

    @needs-clock
    Example: A message of last week
      Given it is 2024-03-05T10:00:00Z
      When the account sends "Hello" to "+46700000001" as "within"
      And 8 days pass
      And the account sends "Hello" to "+46700000001" as "after"
      And the account asks for the detail report with:
        | start_date | 2024-03-05T09:00:00.000Z |
        | end_date   | 2024-03-05T11:00:00.000Z |
      Then the report lists "within"
      But the report does not list "after"
      And "after" is reported delivered

    @needs-clock
    Example: A message before the first instant
      When the account sends "Hello" to "+46700000001" as "before"
      And 2 hours pass
      And the account sends "Hello" to "+46700000001" as "within"
      And the account asks for the detail report
      Then the report lists "within"
      But the report does not list "before"
      And "before" is reported delivered

    @needs-clock
    Example: A message after the last instant
      Given it is 2024-03-05T10:00:00Z
      When the account sends "Hello" to "+46700000001" as "within"
      And 2 hours pass
      And the account sends "Hello" to "+46700000001" as "after"
      And the account asks for the detail report with:
        | start_date | 2024-03-05T09:00:00.000Z |
        | end_date   | 2024-03-05T11:00:00.000Z |
      Then the report lists "within"
      But the report does not list "after"
      And "after" is reported delivered

    @needs-clock
    Example: The same report is asked for again after another message
      Given it is 2024-03-05T10:00:00Z
      When the account sends "Hello" to "+46700000001" as "first"
      And the account asks for the detail report with:
        | start_date | 2024-03-05T09:00:00.000Z |
        | end_date   | 2024-03-05T11:00:00.000Z |
      Then the report lists "first"
      When the account sends "Hello" to "+46700000002" as "second"
      And the account asks for the detail report with:
        | start_date | 2024-03-05T09:00:00.000Z |
        | end_date   | 2024-03-05T11:00:00.000Z |
      Then the report lists "second"
      And "second" is reported delivered

    @needs-clock
    Scenario Outline: A message a millisecond <SIDE>
      Given it is 2024-03-05T10:00:00.500Z
      When the account sends "Hello" to "+46700000001" as "edge"
      And the account asks for the detail report with:
        | start_date | <START> |
        | end_date   | <END>   |
      Then the report <LISTS> "edge"
      When the account asks for the detail report
      Then the report lists "edge"
      And "edge" is reported delivered

      Examples:
        | SIDE                 | START                    | END                      | LISTS         |
        | after the first one  | 2024-03-05T10:00:00.499Z | 2024-03-05T11:00:00.000Z | lists         |
        | before the first one | 2024-03-05T10:00:00.501Z | 2024-03-05T11:00:00.000Z | does not list |
        | before the last one  | 2024-03-05T09:00:00.000Z | 2024-03-05T10:00:00.501Z | lists         |
        | after the last one   | 2024-03-05T09:00:00.000Z | 2024-03-05T10:00:00.499Z | does not list |

    @needs-clock @observe
    Scenario Outline: A message at the very <EDGE>
      Given it is 2024-03-05T10:00:00Z
      When the account sends "Hello" to "+46700000001" as "edge"
      And the account asks for the detail report with:
        | start_date | <START> |
        | end_date   | <END>   |
      Then the platform's answer is recorded
      And "edge" is reported delivered

      Examples:
        | EDGE          | START                    | END                      |
        | first instant | 2024-03-05T10:00:00.000Z | 2024-03-05T11:00:00.000Z |
        | last instant  | 2024-03-05T09:00:00.000Z | 2024-03-05T10:00:00.000Z |

  @REPORT-DET-02 @needs-handset
  Rule: The detail report has every message of the period, sent or received
    Spec: Reports

    Example: A recipient replies
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Thursday is fine"
      And the account asks for the detail report with:
        | direction | all |
      Then the report lists "first"
      And the report contains "Thursday is fine"
      And "first" is reported delivered

    @needs-accounts
    Example: A recipient replies to a message of a sub-account
      When the account, acting for the sub-account, sends "Thursday?" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Thursday is fine"
      And the account asks for the detail report with:
        | accounts | the sub-account |
      Then the report lists "first"
      And the report contains "Thursday is fine"
      And "first" is reported delivered

    Example: The reply was confirmed before
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Thursday is fine"
      And the account confirms the reply "Thursday is fine"
      Then it is accepted
      When the account asks for the detail report
      Then the report contains "Thursday is fine"
      And "first" is reported delivered

  @REPORT-EMPTY-01 @reading
  Rule: A period without messages has an empty report
    Spec: Endpoints / Messaging API

    Example: A second of yesterday
      When the account sends "Hello" to "+46700000001" as "first"
      And the account asks for the detail report with:
        | start_date | 25 hours 11 minutes 2 seconds ago |
        | end_date   |  25 hours 11 minutes 1 second ago |
      Then the report lists nothing but:
        |  |
      When the account asks for the detail report
      Then the report lists "first"
      And "first" is reported delivered

  @REPORT-KINDS-01
  Rule: Messages are reported in detail and in sum
    Spec: Reports

    Example: Two messages in detail
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the account sends "Friday?" to "+46700000002" as "second"
      And the account asks for the detail report
      Then the report lists "first"
      And the report lists "second"
      And "first" is reported delivered

    @published @needs-handset
    Example: Two messages and a reply in sum
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the account sends "Friday?" to "+46700000002" as "second"
      And the handset "+46700000001" replies "Thursday is fine"
      And the account asks for the detail report
      Then the report lists "second"
      When the account asks for the summary
      Then the report agrees with the detail report
      And "first" is reported delivered

  @REPORT-PATH-01
  Rule: Reports are found under /v2-preview
    Spec: Versioning

    Scenario Outline: Under /v2-preview: the <REPORT>
      When the account asks for the <REPORT>
      Then it is accepted with HTTP status 200

      Examples:
        | REPORT        |
        | metadata keys |
        | detail report |
