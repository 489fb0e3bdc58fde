@messaging @needs-accounts
Feature: What is published of the search for dedicated numbers
  A client narrows the numbers on offer down to those that it can use.

  Background:
    Given dedicated numbers are switched on for the account
    And the platform offers these numbers:
      | phone_number | country | type      | capabilities        |
      | 46703583127  | SE      | MOBILE    | ["SMS"]             |
      | 61491222222  | AU      | MOBILE    | ["SMS","MMS"]       |
      | 61255501842  | AU      | LANDLINE  | ["TTS"]             |
      | 18005550182  | US      | TOLL_FREE | ["SMS","MMS","TTS"] |

  Rule: A filter keeps the numbers that pass it and no others
    Spec: Published: dedicated numbers

    @PUB-DED-FILTER-01 @published
    Scenario Outline: <QUERY>
      When the client asks to search for dedicated numbers with the query "<QUERY>"
      Then it is accepted with HTTP status 200
      And the answer lists "<NUMBERS>" and nothing else

      Examples:
        | QUERY                                    | NUMBERS                               |
        | country=AU                               | 61491222222, 61255501842              |
        | country=NZ                               |                                       |
        | matching=5550                            | 61255501842, 18005550182              |
        | matching=4670358                         | 46703583127                           |
        | service_types=MMS                        | 61491222222, 18005550182              |
        | service_types=TTS                        | 61255501842, 18005550182              |
        | types=LANDLINE                           | 61255501842                           |
        | types=LANDLINE&types=TOLL_FREE           | 61255501842, 18005550182              |
        | types=LANDLINE,TOLL_FREE                 | 61255501842, 18005550182              |
        | types=LANDLINE%2CTOLL_FREE               | 61255501842, 18005550182              |
        | country=AU&types=MOBILE&service_types=MMS | 61491222222                          |
        | country=SE&service_types=MMS             |                                       |

  Rule: A number that was assigned is no longer on offer
    Spec: Published: dedicated numbers

    @PUB-DED-OFFER-01 @published
    Example: The first number is assigned and given back
      When the client asks to assign a number
      And the client asks to search for dedicated numbers with the query "country=SE"
      Then the answer lists "" and nothing else
      When the client asks to end an assignment for the account's dedicated number
      And the client asks to search for dedicated numbers with the query "country=SE"
      Then the answer lists "46703583127" and nothing else

  Rule: Words that a filter does not know are refused
    Spec: Published: dedicated numbers

    @PUB-DED-FILTER-02 @published
    Scenario Outline: To <OPERATION> with <QUERY>
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

  Rule: The numbers on offer are read page by page to their end
    Spec: Published: dedicated numbers

    @PUB-DED-PAGE-01 @published
    Scenario Outline: <SIZE> on a page
      When the client goes through the pages of search for dedicated numbers, <SIZE> at a time
      Then each of "46703583127, 61491222222, 61255501842, 18005550182" is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 3    |
        | 4    |

  Rule: A page has 50 numbers unless the client says otherwise
    Spec: Published: dedicated numbers

    @PUB-DED-PAGE-02 @published
    Scenario Outline: The query <QUERY>
      When the client asks to search for dedicated numbers with the query "<QUERY>"
      Then the answer includes {"pagination": {"page_size": <SIZE>}}

      Examples:
        | QUERY       | SIZE |
        | country=AU  | 50   |
        | page_size=0 | 50   |
        | page_size=2 | 2    |
