@messaging @needs-clock
Feature: Queries about the history of reports
  The history comes in the sequence that the client asks for.

  @PUB-ASYNC-HIST-03 @published
  Rule: The history is in the sequence that was asked for

    Scenario Outline: The <WHICH> report first
      When the client asks to order a detail report, where "/label" is "One"
      And the client asks to order a detail report, where "/label" is "Two"
      And the client asks to list ordered reports with the query "sort_direction=<TURN>"
      Then the answer includes {"items": [{"report_name": "<FIRST>"}, {"report_name": "<SECOND>"}]}

      Examples:
        | WHICH  | TURN       | FIRST | SECOND |
        | oldest | ASCENDING  | One   | Two    |
        | latest | DESCENDING | Two   | One    |

  @PUB-ASYNC-HIST-04 @published
  Rule: A query about the history that makes no sense is refused

    Scenario Outline: Refused as a query: <WHAT>
      When the client asks to list ordered reports with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | WHAT                           | QUERY                   |
        | A size that is a word          | page_size=ten           |
        | A size below 0                 | page_size=-1            |
        | A page that does not exist     | page_token=nonsense     |
        | A status that does not exist   | status=FINISHED         |
        | A date that is a word          | start_date=yesterday    |
        | A sequence that does not exist | sort_direction=SIDEWAYS |

  @PUB-ASYNC-ISO-01 @published
  Rule: The history of an account is its own

    Example: Two customers order reports
      When the client asks 3 times to order a detail report
      And another customer goes through the pages of list ordered reports, 10 at a time
      Then no ordered detail report made is on any page
      When the client goes through the pages of list ordered reports, 10 at a time
      Then each ordered detail report made is on exactly one page of at most 10

    @needs-accounts
    Example: What others find after two orders
      When the client asks to order a detail report
      And the client asks to order a summary
      And another customer asks to list ordered reports
      Then the answer has 0 entries in "items"
      When the sub-account asks to list ordered reports
      Then the answer has 0 entries in "items"
      When the client asks to list ordered reports
      Then the answer has 2 entries in "items"
