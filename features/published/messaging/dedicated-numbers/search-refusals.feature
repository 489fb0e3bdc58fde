@messaging @needs-accounts
Feature: Filters of dedicated numbers that are refused
  A filter that means nothing is refused.

  @PUB-DED-FILTER-02 @published
  Rule: Words that a filter does not know are refused

    Scenario Outline: A request to <OPERATION> with the filter <QUERY>
      Given dedicated numbers are switched on for the account
      When the client asks to <OPERATION> with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION                    | QUERY                |
        | search for dedicated numbers | types=PAGER          |
        | search for dedicated numbers | types=MOBILE,PAGER   |
        | search for dedicated numbers | service_types=FAX    |
        | search for dedicated numbers | page_size=ten        |
        | search for dedicated numbers | page_size=-1         |
        | search for dedicated numbers | token=never-given    |
        | list assigned numbers        | type=PAGER           |
        | list assigned numbers        | classification=IRON  |
        | list assigned numbers        | sort_by=COLOUR       |
        | list assigned numbers        | sort_direction=ROUND |
        | list assigned numbers        | token=never-given    |
