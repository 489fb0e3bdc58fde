@messaging @needs-accounts @needs-handset
Feature: Figures on links, narrowed down
  A client looks at some of its links, page by page.

  Background:
    Given short trackable links are switched on for the account
    And the account sends in one request:
      | NAME   | content                          | destination_number | metadata          | delivery_report |
      | first  | See https://example.com/summer/a | +46700000001       | {"colour":"red"}  | false           |
      | second | See https://example.com/summer/a | +46700000002       | {"colour":"blue"} | false           |
      | third  | See https://example.com/summer/b | +46700000003       | {"size":"9"}      | false           |

  Rule: The figures are narrowed down by metadata, URL and recipient
    Spec: Published: short trackable links

    @PUB-LINK-FILTER-01 @published
    Scenario Outline: The query <QUERY>
      When the recipient at "+46700000001" opens the first link 2 times
      And the client asks to sum the clicks up with the query "<QUERY>"
      Then the answer has <COUNT> entries in "short_urls"
      And the answer includes {"total_clicks": <CLICKS>, "short_urls_generated": <COUNT>}

      Examples:
        | QUERY                                       | COUNT | CLICKS |
        | key=colour                                  | 2     | 2      |
        | key=colour&value=red                        | 1     | 2      |
        | key=colour&value=blue                       | 1     | 0      |
        | key=colour&value=green                      | 0     | 0      |
        | key=shape                                   | 0     | 0      |
        | url=https%3A%2F%2Fexample.com%2Fsummer%2Fa  | 2     | 2      |
        | url=https%3A%2F%2Fexample.com%2Fsummer%2Fb  | 1     | 0      |
        | url=https%3A%2F%2Fexample.com%2Fsummer      | 0     | 0      |
        | recipient=%2B46700000001                    | 1     | 2      |
        | recipient=+46700000002                      | 1     | 0      |
        | recipient=46700000003                       | 1     | 0      |
        | key=colour&url=https%3A%2F%2Fexample.com%2Fsummer%2Fa&recipient=46700000002 | 1 | 0 |
        | key=colour&value=red&recipient=46700000002  | 0     | 0      |

  Rule: Pages of links count from 1
    Spec: Published: short trackable links

    @PUB-LINK-PAGE-01 @published
    Scenario Outline: The query <QUERY>
      When the client asks to sum the clicks up with the query "<QUERY>"
      Then the answer has <COUNT> entries in "short_urls"
      And the answer includes {"short_urls_generated": 3, "pagination": {"page": <PAGE>, "page_size": 2, "page_count": 2, "total_count": 3}}
      And it is accepted with HTTP status 200

      Examples:
        | QUERY             | COUNT | PAGE |
        | pageSize=2        | 2     | 1    |
        | page=1&pageSize=2 | 2     | 1    |
        | page=2&pageSize=2 | 1     | 2    |
        | page=3&pageSize=2 | 0     | 3    |
