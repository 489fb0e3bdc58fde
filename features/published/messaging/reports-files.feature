@messaging @needs-clock
Feature: Reports in files
  A long report is made in the background, and its file is downloaded when it is done.

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

  Rule: The fields of a report are its own and the metadata keys in use
    Spec: Published: reports

    @PUB-ASYNC-FIELDS-01 @published
    Example: One message has a key
      When the account sends in one request:
        | NAME  | content | destination_number | metadata         | delivery_report |
        | first | Hello   | +46700000001       | {"colour":"red"} | false           |
      And the client asks to list the fields of a report
      Then it is accepted with HTTP status 200
      And the answer contains "message_id"
      And the answer contains "content"
      And the answer contains "colour"

  Rule: A file has the fields that were asked for, under the names that were given to them
    Spec: Published: reports

    @PUB-ASYNC-FILE-01 @published
    Example: Texts that are hard to write down
      When the account sends in one request:
        | NAME   | content          | destination_number | metadata         | delivery_report |
        | first  | Say "hi", please | +46700000001       | {"colour":"red"} | false           |
        | second | =1+1 å 日本       | +46700000002       | {"size":"9"}     | false           |
      And the account asks for the detail file from 1 hour ago to 1 hour ahead with:
        | fields | [{"name":"destination_address","display_name":"To"},{"name":"content","display_name":"Text, as sent"},{"name":"metadata.colour","display_name":"Colour"}] |
      Then the file reads:
        """
        To,"Text, as sent",Colour
        +46700000001,"Say ""hi"", please",red
        +46700000002,=1+1 å 日本,
        """

    @PUB-ASYNC-FILE-01 @published
    Example: A summary by channel
      When the account sends in one request:
        | NAME   | content | destination_number | format | delivery_report |
        | first  | Hello   | +46700000001       | SMS    | false           |
        | second | Hello   | +46700000002       | MMS    | false           |
      And the account asks for the summary file from 1 hour ago to 1 hour ahead with:
        | group_by | ["CHANNEL"] |
      Then the file reads:
        """
        channel,total_sent,total_received,total_billing_units,total_opt_out
        MMS,1,0,1,0
        SMS,1,0,1,0
        """

    @PUB-ASYNC-FILE-01 @published
    Example: A summary by day, without a time zone
      Given it is 2024-03-05T10:00:00Z
      When the account sends "Hello" to 2 recipients
      And the account asks for the summary file from 1 hour ago to 1 hour ahead with:
        | group_by | ["DAY"] |
      Then it is accepted with HTTP status 200
      And the answer contains "2024-03-05"

  Rule: A file is in the sequence that was asked for
    Spec: Published: reports

    @PUB-ASYNC-SORT-01 @published
    Scenario Outline: By <BY>, <TURN>
      When the account sends in one request:
        | NAME   | content | destination_number | format | delivery_report |
        | first  | Hello   | +46700000002       | TTS    | false           |
        | second | Hello   | +46700000003       | MMS    | false           |
        | third  | Hello   | +46700000001       | SMS    | false           |
      And the account asks for the detail file from 1 hour ago to 1 hour ahead with:
        | sort_by        | <BY>   |
        | sort_direction | <TURN> |
      Then the report lists nothing but, in this sequence:
        | <ONE> | <TWO> | <THREE> |

      Examples:
        | BY                  | TURN       | ONE    | TWO    | THREE  |
        | DESTINATION_ADDRESS | ASCENDING  | third  | first  | second |
        | DESTINATION_ADDRESS | DESCENDING | second | first  | third  |
        | FORMAT              | ASCENDING  | second | third  | first  |

  Rule: A report can be on messages that were answered, or on those that were not
    Spec: Published: reports

    @PUB-ASYNC-ANSWERED-01 @published @needs-handset
    Scenario Outline: responded is <VALUE>
      When the account sends in one request:
        | NAME     | content | destination_number | delivery_report |
        | answered | Hello   | +46700000001       | true            |
        | ignored  | Hello   | +46700000002       | true            |
      And the handset "+46700000001" replies "Fine"
      And the account asks for the detail file from 1 hour ago to 1 hour ahead with:
        | responded | <VALUE>  |
        | direction | outbound |
      Then the report lists nothing but, in this sequence:
        | <NAME> |
      And "answered" is reported delivered

      Examples:
        | VALUE | NAME     |
        | true  | answered |
        | false | ignored  |
