@messaging
Feature: Members of the wrong type in report requests
  A text where a list belongs is a mistake.

  @PUB-REPORT-TYPE-01 @published
  Rule: Members of the wrong type are refused

    Scenario Outline: A request to <OPERATION> with <VALUE>, which is of the wrong type, as <MEMBER>
      When the client asks to <OPERATION>, where "<MEMBER>" is <VALUE>
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION                   | MEMBER           | VALUE                     |
        | list metadata keys          | /accounts        | "account"                 |
        | list metadata keys          | /end_date        |                         5 |
        | read the detail report      | /accounts        | [7]                       |
        | read the detail report      | /source          | ["+46700000001"]          |
        | read the detail report      | /sources         | "+46700000001"            |
        | read the detail report      | /destinations    | {}                        |
        | read the detail report      | /metadata_key    |                         7 |
        | read the detail report      | /metadata_values | "red"                     |
        | read the detail report      | /opt_out         | "perhaps"                 |
        | read the detail report      | /mms_media       |                         1 |
        | read the detail report      | /page            |                       1.5 |
        | read the detail report      | /page_size       | "10"                      |
        | sum messages up             | /group_by        | "DAY"                     |
        | sum messages up             | /timezone        |                         1 |
        | list the fields of a report | /page_size       | null                      |
        | order a detail report       | /fields          | ["content"]               |
        | order a detail report       | /fields          | [{"display_name":"Text"}] |
