@messaging @needs-clock
Feature: Queries about the history of reports
  The history comes in the sequence that the client asks for.

  Rule: The history is in the sequence that was asked for
    Spec: Published: reports

    @PUB-ASYNC-HIST-03 @published
    Scenario Outline: <TURN>
      When the client asks to order a detail report, where "/label" is "One"
      And the client asks to order a detail report, where "/label" is "Two"
      And the client asks to list ordered reports with the query "sort_direction=<TURN>"
      Then the answer includes {"items": [{"report_name": "<FIRST>"}, {"report_name": "<SECOND>"}]}

      Examples:
        | TURN       | FIRST | SECOND |
        | ASCENDING  | One   | Two    |
        | DESCENDING | Two   | One    |

  Rule: A query about the history that makes no sense is refused
    Spec: Published: reports

    @PUB-ASYNC-HIST-04 @published
    Scenario Outline: The query <QUERY>
      When the client asks to list ordered reports with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | QUERY                   |
        | page_size=ten           |
        | page_size=-1            |
        | page_token=nonsense     |
        | status=FINISHED         |
        | start_date=yesterday    |
        | sort_direction=SIDEWAYS |

  Rule: The history of an account is its own
    Spec: Published: reports

    @PUB-ASYNC-ISO-01 @published
    Example: Two customers order reports
      When the client asks 3 times to order a detail report
      And another customer goes through the pages of list ordered reports, 10 at a time
      Then no ordered detail report made is on any page
      When the client goes through the pages of list ordered reports, 10 at a time
      Then each ordered detail report made is on exactly one page of at most 10
