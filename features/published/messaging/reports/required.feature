@messaging
Feature: What a report request needs
  A report has a beginning, an end and pages of a certain size.

  @PUB-REPORT-REQUIRED-01 @published
  Rule: A report says from when to when it goes

    Scenario Outline: To <OPERATION> without <MEMBER>
      When the client asks to <OPERATION>, where "<MEMBER>" is missing
      Then it is refused with HTTP status 400
      When the client asks to <OPERATION>
      Then it is accepted

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

  @PUB-REPORT-LIMIT-01 @published
  Rule: A page of the detail report has 1 to 100 messages, and none is before page 0

    Scenario Outline: A report whose <MEMBER> is <VALUE>
      When the client asks to read the detail report, where "<MEMBER>" is <VALUE>
      Then it is answered with HTTP status <STATUS>

      Examples:
        | MEMBER     | VALUE | STATUS |
        | /page_size |     0 |    400 |
        | /page_size |     1 |    200 |
        | /page_size |   100 |    200 |
        | /page_size |   101 |    400 |
        | /page      |    -1 |    400 |
        | /page      |     0 |    200 |
