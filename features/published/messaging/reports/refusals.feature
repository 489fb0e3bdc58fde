@messaging
Feature: Words and zones of report requests
  A client that misspells a word or a zone gets no report.

  @PUB-REPORT-ENUM-01 @published
  Rule: Words that are not in the published lists are refused

    Scenario Outline: A request to <OPERATION> with the unknown word <VALUE> as <MEMBER>
      When the client asks to <OPERATION>, where "<MEMBER>" is <VALUE>
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION              | MEMBER          | VALUE             |
        | list metadata keys     | /direction      | "sideways"        |
        | read the detail report | /direction      | "OUTBOUND"        |
        | read the detail report | /status         | ["SENT"]          |
        | read the detail report | /status         | ["READ","UNREAD"] |
        | read the detail report | /channels       | ["FAX"]           |
        | read the detail report | /message_format | ["FAX"]           |
        | sum messages up        | /group_by       | ["HOUR"]          |
        | sum messages up        | /status         | ["SENT"]          |
        | order a detail report  | /sort_by        | "CONTENT"         |
        | order a detail report  | /sort_direction | "SIDEWAYS"        |
        | order a detail report  | /status         | ["SENT"]          |
        | order a summary        | /group_by       | ["HOUR"]          |

  @PUB-REPORT-ZONE-01 @published
  Rule: A report is made in a time zone that exists

    Scenario Outline: To <OPERATION> in the zone <ZONE>
      When the client asks to <OPERATION>, where "/timezone" is <ZONE>
      Then it is refused with HTTP status 400
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION              | ZONE           |
        | read the detail report | "Mars/Base"    |
        | sum messages up        | "Europe/Oslo2" |
        | order a detail report  | "Mars/Base"    |
        | order a summary        | "Mars/Base"    |
