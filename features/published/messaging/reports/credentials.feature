@messaging
Feature: Credentials of report requests
  Reports are for those who say who they are.

  @PUB-REPORT-AUTH-01 @published
  Rule: A request without valid credentials gets no report

    Scenario Outline: To <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401

      Examples:
        | OPERATION                        |
        | sum messages up                  |
        | order a detail report            |
        | order a summary                  |
        | read the status of a report      |
        | list the fields of a report      |
        | list ordered reports             |
        | schedule a detail report         |
        | schedule a summary               |
        | change a scheduled detail report |
        | change a scheduled summary       |
        | list scheduled reports           |
        | read a scheduled report          |
        | sum the clicks up                |

    @needs-clock
    Example: Where a finished report is
      When the client asks to ask where a report is without credentials
      Then it is refused with HTTP status 401
