@messaging @needs-clock @needs-accounts
Feature: What answers show of reports
  A client finds in the history and among its schedules what it asked for.

  @PUB-ASYNC-HIST-01 @published
  Rule: The history shows what was asked for, by whom and when

    Example: A report with dates is done
      Given it is 2024-03-05T10:20:30Z
      When the client asks to order a detail report with this body:
        """
        {"label":"Monthly figures","start_date":"2024-02-01T01:02:03.000Z","end_date":"2024-03-01T04:05:06.000Z","direction":"outbound","timezone":"Europe/Stockholm"}
        """
      And 1 minute passes
      And the client asks to list ordered reports
      Then the answer includes {"items":[{"report_name":"Monthly figures","report_type":"DETAIL","status":"DONE","account_id":"the account"}]}
      And the answer includes {"items":[{"request_data":{"label":"Monthly figures","start_date":"2024-02-01T01:02:03.000Z","end_date":"2024-03-01T04:05:06.000Z","direction":"outbound","timezone":"Europe/Stockholm"}}]}
      And "items.0.requested_at" of the answer is the instant 2024-03-05T10:20:30.000Z

    Example: A summary after a detail report, with a period
      Given it is 2024-03-05T10:20:30Z
      When the client asks to order a detail report
      And 1 hour passes
      And the client asks to order a summary with this body:
        """
        {"label":"Weekly figures","period":"LAST_WEEK","direction":"all","timezone":"UTC"}
        """
      And the client asks to list ordered reports with the query "report_name=Weekly+figures"
      Then the answer includes {"items":[{"report_name":"Weekly figures","report_type":"SUMMARY","requested_at":"2024-03-05T11:20:30.000Z"}]}
      And the answer includes {"items":[{"request_data":{"label":"Weekly figures","period":"LAST_WEEK"}}]}
      And the answer has 1 entry in "items"

    Example: Two reports that differ in dates
      When the client asks to order a detail report with this body:
        """
        {"label":"First","start_date":"2024-02-01T01:02:03.000Z","end_date":"2024-02-02T01:02:03.000Z","direction":"all"}
        """
      And the client asks to order a detail report with this body:
        """
        {"label":"Second","start_date":"2024-02-03T01:02:03.000Z","end_date":"2024-02-04T01:02:03.000Z","direction":"all","sort_by":"DESTINATION_ADDRESS"}
        """
      And the client asks to list ordered reports with the query "report_name=Second"
      Then the answer includes {"items":[{"request_data":{"start_date":"2024-02-03T01:02:03.000Z","end_date":"2024-02-04T01:02:03.000Z","sort_by":"DESTINATION_ADDRESS"}}]}

    Example: Two reports on a period, one of them in one direction
      When the client asks to order a detail report with this body:
        """
        {"label":"First","period":"LAST_WEEK","direction":"all"}
        """
      And the client asks to order a summary with this body:
        """
        {"label":"Second","period":"LAST_WEEK","direction":"outbound","timezone":"UTC"}
        """
      And the client asks to list ordered reports with the query "report_name=First"
      Then the answer includes {"items":[{"request_data":{"period":"LAST_WEEK"}}]}
      When the client asks to list ordered reports with the query "report_name=Second"
      Then the answer includes {"items":[{"direction":"outbound","request_data":{"direction":"outbound"}}]}

    Example: A summary is ordered an hour after a detail report that is done
      Given it is 2024-03-05T10:20:30Z
      When the client asks to order a detail report, where "/label" is "Monthly figures"
      And 1 hour passes
      And the client asks to order a summary, where "/label" is "Weekly figures"
      And the client asks to list ordered reports with the query "sort_direction=DESCENDING"
      Then the answer includes {"items":[{"report_type":"SUMMARY","request_data":{"label":"Weekly figures"}},{"report_type":"DETAIL","status":"DONE","request_data":{"label":"Monthly figures"}}]}
      And "items.0.requested_at" of the answer is the instant 2024-03-05T11:20:30.000Z
      And "items.1.requested_at" of the answer is the instant 2024-03-05T10:20:30.000Z

  Rule: A schedule is shown as it was made

    @PUB-SCHED-READ-01 @published
    Scenario Outline: What a request to <OPERATION> shows of a <KIND>
      When the client asks to <MAKE> with this body:
        """
        {"label":"Figures of the night & the day, for Åsa 🙂 + Zoë","schedule":{"timezone":"Europe/Stockholm","cron_expression":"0 15 6 ? * 2","type":"cron"},"report":{"period":"LAST_WEEK","timezone":"Asia/Tokyo","direction":"outbound"}}
        """
      And the client takes what was made as the <KIND>
      And the client asks to <OPERATION>
      Then the answer includes <SEEN>
      And the answer names the <KIND>

      Examples:
        | KIND                    | MAKE                     | OPERATION               | SEEN                                                                                                                                                                                                                                                                                                            |
        | scheduled detail report | schedule a detail report | read a scheduled report | {"label":"Figures of the night & the day, for Åsa 🙂 + Zoë","schedule":{"timezone":"Europe/Stockholm","cron_expression":"0 15 6 ? * 2","type":"cron"},"report":{"period":"LAST_WEEK","timezone":"Asia/Tokyo","direction":"outbound"},"message_type":"outbound","report_type":"DETAIL","metadata":{}}             |
        | scheduled detail report | schedule a detail report | list scheduled reports  | {"data":[{"label":"Figures of the night & the day, for Åsa 🙂 + Zoë","schedule":{"timezone":"Europe/Stockholm","cron_expression":"0 15 6 ? * 2","type":"cron"},"report":{"period":"LAST_WEEK","timezone":"Asia/Tokyo","direction":"outbound"},"message_type":"outbound","report_type":"DETAIL","metadata":{}}]}  |
        | scheduled summary       | schedule a summary       | list scheduled reports  | {"data":[{"label":"Figures of the night & the day, for Åsa 🙂 + Zoë","schedule":{"timezone":"Europe/Stockholm","cron_expression":"0 15 6 ? * 2","type":"cron"},"report":{"period":"LAST_WEEK","timezone":"Asia/Tokyo","direction":"outbound"},"message_type":"outbound","report_type":"SUMMARY","metadata":{}}]} |

    @PUB-SCHED-READ-01 @published
    Scenario Outline: The second <KIND>
      When the client asks to <MAKE>, where "/label" is "One"
      And the client asks to <MAKE>, where "/label" is "Two"
      And the client takes what was made as the <KIND>
      And the client asks to read a scheduled report for the account's <KIND>
      Then the answer includes {"label":"Two"}

      Examples:
        | KIND                    | MAKE                     |
        | scheduled detail report | schedule a detail report |
        | scheduled summary       | schedule a summary       |

    @PUB-SCHED-CHANGE-01 @published
    Scenario Outline: To <OPERATION>, and everything is new
      When the client asks to <OPERATION> with this body:
        """
        {"label":"Figures of the night & the day, for Åsa 🙂 + Zoë","schedule":{"timezone":"Europe/Stockholm","cron_expression":"0 15 6 ? * 2","type":"cron"},"report":{"period":"LAST_WEEK","timezone":"Asia/Tokyo","direction":"outbound"}}
        """
      Then the answer includes {"message_type":"outbound","report_type":"<TYPE>","metadata":[]}
      And the answer names the <KIND>
      When the client asks to read a scheduled report for the account's <KIND>
      Then the answer includes {"label":"Figures of the night & the day, for Åsa 🙂 + Zoë","schedule":{"timezone":"Europe/Stockholm","cron_expression":"0 15 6 ? * 2","type":"cron"},"report":{"period":"LAST_WEEK","timezone":"Asia/Tokyo","direction":"outbound"}}

      Examples:
        | OPERATION                        | TYPE    | KIND                    |
        | change a scheduled detail report | DETAIL  | scheduled detail report |
        | change a scheduled summary       | SUMMARY | scheduled summary       |

  @PUB-REPORT-ROW-01 @published
  Rule: A line shows its own message

    Example: Two messages that differ in everything
      Given it is 2024-03-05T10:20:30Z
      When the account sends in one request:
        | NAME   | content                                                                                                                                                                            | destination_number | metadata                     | format | delivery_report |
        | first  | Hello                                                                                                                                                                              |       +46700000001 | {"colour":"red"}             | SMS    | false           |
        | second | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card  with a name on it, and a bag 🙂 |       +33639980001 | {"shape":"round","size":"7"} | MMS    | false           |
      And the account asks for the detail report
      Then the answer includes {"messages":[{"content":"Hello","format":"SMS","destination_address_country":"SE","message_type":"TEXT_MESSAGE","metadata":[{"key":"colour","value":"red"}],"account_id":"the account"},{"content":"The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card  with a name on it, and a bag 🙂","format":"MMS","destination_address":"+33639980001","destination_address_country":"FR","message_type":"MEDIA_MESSAGE","metadata":[{"key":"shape","value":"round"},{"key":"size","value":"7"}]}]}
      And "messages.0.timestamp" of the answer is the instant 2024-03-05T10:20:30.000Z

    @needs-carrier
    Example: A message that is delivered and one that is not
      Given it is 2024-03-05T10:20:30Z
      When the account sends in one request:
        | NAME   | content                                                                                                                                                                               | destination_number | source_number | delivery_report |
        | first  | Hello                                                                                                                                                                                 |       +46700000001 |  +46700000091 | false           |
        | second | The parcel with the winter coat is on its way from the warehouse in the harbour and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag |       +99900000001 |  +46700000092 | false           |
      And the account asks for the detail report
      Then the answer includes {"messages":[{"source_address":"+46700000091","status":"delivered","units":1,"delivered_timestamp":"2024-03-05T10:20:30.000Z","last_status_update":"2024-03-05T10:20:30.000Z"},{"source_address":"+46700000092","status":"failed","units":2}]}

    Example: A text that begins and ends with spaces, and one of 4900 characters
      When the account sends in one request:
        | NAME  | content              | destination_number | delivery_report | LENGTH |
        | first | "  Hello,  again  "  |       +46700000001 | false           |        |
        | long  | Bring the large coat |       +46700000001 | false           |   4900 |
      And the account asks for the detail report
      Then the answer includes {"messages":[{"content":"  Hello,  again  "},{"format":"SMS"}]}
      And the answer contains "coat"

    @needs-handset
    Example: A reply names the message that it answers
      When the account sends "Thursday?" to "+46700000001" as "first", without a callback URL
      And the client takes what was made as the message
      And the handset "+46700000001" replies "Fine"
      And the account asks for the detail report with:
        | direction | inbound |
      Then the answer includes {"messages":[{"content":"Fine","direction":"inbound"}]}
      And the answer names the message

  @PUB-REPORT-PAGE-01 @published
  Rule: A page says which it is, and whether another follows

    Example: The first and the last page of five messages
      When the account sends "Hello" to 5 recipients
      And the account asks for the detail report with:
        | page      | 0 |
        | page_size | 2 |
      Then the answer includes {"pagination":{"page":0,"page_size":2,"has_next":true}}
      When the account asks for the detail report with:
        | page      | 2 |
        | page_size | 2 |
      Then the answer includes {"pagination":{"page":2,"page_size":2,"has_next":false}}
