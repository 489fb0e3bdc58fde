@messaging
Feature: Report requests that are refused
  A wrong request for a report is refused with the reason, and nothing breaks.

  Rule: A report says from when to when it goes
    Spec: Published: reports

    @PUB-REPORT-REQUIRED-01 @published
    Scenario Outline: To <OPERATION> without <MEMBER>
      When the client asks to <OPERATION>, where "<MEMBER>" is missing
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION                   | MEMBER      |
        | list metadata keys          | /start_date |
        | list metadata keys          | /end_date   |
        | read the detail report      | /start_date |
        | read the detail report      | /end_date   |
        | sum messages up             | /start_date |
        | sum messages up             | /end_date   |
        | sum messages up             | /timezone   |
        | list the fields of a report | /start_date |
        | list the fields of a report | /end_date   |
        | order a detail report       | /start_date |
        | order a detail report       | /end_date   |
        | order a summary             | /end_date   |

  Rule: Words that are not in the published lists are refused
    Spec: Published: reports

    @PUB-REPORT-ENUM-01 @published
    Scenario Outline: To <OPERATION> with <VALUE> as <MEMBER>
      When the client asks to <OPERATION>, where "<MEMBER>" is '<VALUE>'
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION              | MEMBER          | VALUE       |
        | list metadata keys     | /direction      | sideways    |
        | read the detail report | /direction      | OUTBOUND    |
        | read the detail report | /status         | ["SENT"]    |
        | read the detail report | /status         | ["READ","UNREAD"] |
        | read the detail report | /channels       | ["FAX"]     |
        | read the detail report | /message_format | ["FAX"]     |
        | sum messages up        | /group_by       | ["HOUR"]    |
        | sum messages up        | /status         | ["SENT"]    |
        | order a detail report  | /sort_by        | CONTENT     |
        | order a detail report  | /sort_direction | SIDEWAYS    |
        | order a detail report  | /status         | ["SENT"]    |
        | order a summary        | /group_by       | ["HOUR"]    |

  Rule: Members of the wrong type are refused
    Spec: Published: reports

    @PUB-REPORT-TYPE-01 @published
    Scenario Outline: To <OPERATION> with <VALUE> as <MEMBER>
      When the client asks to <OPERATION>, where "<MEMBER>" is '<VALUE>'
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION                   | MEMBER           | VALUE           |
        | list metadata keys          | /accounts        | "account"       |
        | list metadata keys          | /end_date        | 5               |
        | read the detail report      | /accounts        | [7]             |
        | read the detail report      | /source          | ["+46700000001"] |
        | read the detail report      | /sources         | "+46700000001"  |
        | read the detail report      | /destinations    | {}              |
        | read the detail report      | /metadata_key    | 7               |
        | read the detail report      | /metadata_values | "red"           |
        | read the detail report      | /opt_out         | "perhaps"       |
        | read the detail report      | /mms_media       | 1               |
        | read the detail report      | /page            | 1.5             |
        | read the detail report      | /page_size       | "10"            |
        | sum messages up             | /group_by        | "DAY"           |
        | sum messages up             | /timezone        | 1               |
        | list the fields of a report | /page_size       | null            |
        | order a detail report       | /fields          | ["content"]     |
        | order a detail report       | /fields          | [{"name":"content"}] |

  Rule: The dates of a report have an offset, and need neither milliseconds nor a capital Z
    Spec: Published: reports

    @PUB-REPORT-DATE-01 @published @needs-clock @needs-callbacks
    Scenario Outline: From <START> to <END>
      Given it is 2024-03-05T10:00:00Z
      When the account sends "Hello" to "+46700000001" as "within"
      And the account asks for the detail report with:
        | start_date | <START> |
        | end_date   | <END>   |
      Then the report lists "within"
      And "within" is reported delivered

      Examples:
        | START                         | END                           |
        | 2024-03-05T09:59:59.999z      | 2024-03-05T10:00:00.001z      |
        | 2024-03-05T09:59:59Z          | 2024-03-05T10:00:01Z          |
        | 2024-03-05T10:59:59+01:00     | 2024-03-05T11:00:01+01:00     |
        | 2024-03-05T04:29:59.000-05:30 | 2024-03-05T04:30:01.000-05:30 |

  Rule: Dates that the calendar does not have, or that run backwards, are refused
    Spec: Published: reports

    @PUB-REPORT-DATE-02 @published
    Scenario Outline: To <OPERATION> from <START> to <END>
      When the client asks to <OPERATION> with this body:
        """
        {"start_date":"<START>","end_date":"<END>","timezone":"UTC"}
        """
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION              | START                    | END                      |
        | read the detail report | 2024-02-30T00:00:00.000Z | 2024-03-05T10:30:00.000Z |
        | read the detail report | 2024-02-28T00:00:00.000Z | 2024-02-30T00:00:00.000Z |
        | read the detail report | 2024-03-05T10:30:00.000Z | 2024-03-05T10:29:59.999Z |
        | read the detail report | 2024-03-05T10:30:00.000  | 2024-03-05T10:30:00.000Z |
        | read the detail report | 2024-03-05               | 2024-03-06               |
        | read the detail report | 2024-13-05T10:30:00.000Z | 2025-03-05T10:30:00.000Z |
        | list metadata keys     | 2023-02-29T00:00:00.000Z | 2024-03-05T10:30:00.000Z |
        | sum messages up        | 2024-03-06T00:00:00.000Z | 2024-03-05T00:00:00.000Z |
        | order a detail report  | 2024-03-06T00:00:00.000Z | 2024-03-05T00:00:00.000Z |
        | order a summary        | 2024-04-31T00:00:00.000Z | 2024-05-05T00:00:00.000Z |

  Rule: A page of the detail report has 1 to 100 messages, and none is before page 0
    Spec: Published: reports

    @PUB-REPORT-LIMIT-01 @published
    Scenario Outline: <MEMBER> is <VALUE>
      When the client asks to read the detail report, where "<MEMBER>" is "<VALUE>"
      Then it is answered with HTTP status <STATUS>

      Examples:
        | MEMBER     | VALUE | STATUS |
        | /page_size | 0     | 400    |
        | /page_size | 1     | 200    |
        | /page_size | 100   | 200    |
        | /page_size | 101   | 400    |
        | /page      | -1    | 400    |
        | /page      | 0     | 200    |

  Rule: A report is made in a time zone that exists
    Spec: Published: reports

    @PUB-REPORT-ZONE-01 @published
    Scenario Outline: To <OPERATION> in the zone <ZONE>
      When the client asks to <OPERATION>, where "/timezone" is "<ZONE>"
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION              | ZONE        |
        | read the detail report | Mars/Base   |
        | sum messages up        | Europe/Oslo2 |
        | order a detail report  | Mars/Base   |
        | order a summary        | Mars/Base   |

  Rule: A request without valid credentials gets no report
    Spec: Published: reports

    @PUB-REPORT-AUTH-01 @published
    Scenario Outline: To <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401

      Examples:
        | OPERATION                   |
        | sum messages up             |
        | order a detail report       |
        | order a summary             |
        | read the status of a report |
        | list the fields of a report |
        | list ordered reports        |
        | schedule a detail report    |
        | schedule a summary          |
        | change a scheduled detail report |
        | change a scheduled summary  |
        | list scheduled reports      |
        | read a scheduled report     |
        | sum the clicks up           |

    @PUB-REPORT-AUTH-01 @published @needs-clock
    Example: Where a finished report is
      When the client asks to ask where a report is without credentials
      Then it is refused with HTTP status 401
