@messaging
Feature: The list of schedules
  A client looks its schedules through, page by page.

  @PUB-SCHED-LIST-01 @published
  Rule: Every schedule is in the list, on exactly one page

    Scenario Outline: Five schedules, <SIZE> on a page
      When the client asks 3 times to schedule a detail report
      And the client asks 2 times to schedule a summary
      And the client goes through the pages of list scheduled reports, <SIZE> at a time
      Then each scheduled detail report made is on exactly one page of at most <SIZE>
      And each scheduled summary made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        |    1 |
        |    2 |
        |  100 |

    Example: One schedule in the list
      Given the account has a scheduled detail report
      When the client asks to list scheduled reports
      Then it is accepted with HTTP status 200
      And the answer names the scheduled detail report

    Example: A detail report and a summary in the list
      When the client asks to schedule a detail report, where "/label" is "Monthly figures"
      And the client asks to schedule a summary, where "/label" is "Weekly figures"
      And the client asks to list scheduled reports
      Then the answer contains "Monthly figures"
      And the answer contains "Weekly figures"
      And the answer contains "\"report_type\":\"DETAIL\""
      And the answer contains "\"report_type\":\"SUMMARY\""

    Example: Another customer looks through its list
      When the client asks 2 times to schedule a detail report
      And another customer goes through the pages of list scheduled reports, 10 at a time
      Then no scheduled detail report made is on any page
      When the client goes through the pages of list scheduled reports, 10 at a time
      Then each scheduled detail report made is on exactly one page of at most 10

    @needs-accounts
    Example: What others find after two schedules are made
      When the client asks to schedule a detail report
      And the client asks to schedule a summary
      And another customer asks to list scheduled reports
      Then the answer has 0 entries in "data"
      When the sub-account asks to list scheduled reports
      Then the answer has 0 entries in "data"
      When the client asks to list scheduled reports
      Then the answer has 2 entries in "data"

  @PUB-SCHED-LIMIT-01 @published
  Rule: A page of the list has 1 to 100 schedules

    Scenario Outline: A page <HOW>
      When the client asks to list scheduled reports with the query "<QUERY>"
      Then it is answered with HTTP status <STATUS>

      Examples:
        | HOW              | QUERY               | STATUS     |
        | of no schedule   | page_size=0         | 200 or 400 |
        | of one schedule  | page_size=1         |        200 |
        | of 100 schedules | page_size=100       |        200 |
        | of 101 schedules | page_size=101       |        400 |
        | of no list       | page_token=nonsense |        400 |

    Example: A page says how many schedules it has room for
      When the client asks to list scheduled reports with the query "page_size=7"
      Then the answer includes {"pagination":{"page_size":7}}
