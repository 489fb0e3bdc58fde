@messaging @needs-accounts @needs-handset
Feature: Reports on short links in their published form
  A client learns which of its links were opened, when, with what and from where.

  Background:
    Given short trackable links are switched on for the account
    And the account has sent in one request:
      | NAME   | content                          | destination_number | metadata          | delivery_report |
      | first  | See https://example.com/summer/a | +46700000001       | {"colour":"red"}  | false           |
      | second | See https://example.com/summer/a | +46700000002       | {"colour":"blue"} | false           |
      | third  | See https://example.com/summer/b | +46700000003       | {"size":"9"}      | false           |

  Rule: The figures on links are reported in total and link by link
    Spec: Published: short trackable links

    @PUB-LINK-SUM-01 @published
    Example: One of three links is opened twice
      When the recipient at "+46700000001" opens the first link 2 times
      And the client asks to sum the clicks up
      Then it is accepted with HTTP status 200
      And the answer includes {"total_clicks": 2, "unique_clicks": 1, "total_views": 0, "unique_views": 0, "short_urls_generated": 3, "pagination": {"page": 1, "total_count": 3, "page_count": 1}}
      And the answer has 3 entries in "short_urls"

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

  Rule: Pages that cannot exist are refused
    Spec: Published: short trackable links

    @PUB-LINK-LIMIT-01 @published
    Scenario Outline: To <OPERATION> with the query <QUERY>
      When the client asks to <OPERATION> with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION         | QUERY       |
        | sum the clicks up | page=0      |
        | sum the clicks up | page=-1     |
        | sum the clicks up | page=one    |
        | sum the clicks up | pageSize=0  |
        | sum the clicks up | pageSize=ten |

  Rule: Every opening of a link is reported with its instant, its user agent and its address
    Spec: Published: short trackable links

    @PUB-LINK-DETAIL-01 @published @needs-clock
    Example: A link is opened twice, an hour apart
      When the clock reaches 2024-03-05T10:00:00Z
      And the recipient at "+46700000001" opens the first link 1 time
      And 1 hour passes
      And the recipient at "+46700000001" opens the first link 1 time
      And the client asks to read the clicks on a link
      Then it is accepted with HTTP status 200
      And the answer includes {"click_count": 2, "long_url": "https://example.com/summer/a", "destination_number": "+46700000001", "clicks": [{"dt": "2024-03-05T10:00:00.000Z", "user_agent": "handset", "ip": "192.0.2.1"}, {"dt": "2024-03-05T11:00:00.000Z"}], "views": []}

  Rule: Only links of the account have details
    Spec: Published: short trackable links

    @PUB-LINK-DETAIL-02 @published
    Scenario Outline: The query <QUERY>
      When the client asks to read the clicks on a link with the query "<QUERY>"
      Then it is refused with HTTP status <STATUS>

      Examples:
        | QUERY        | STATUS |
        | page=1       | 400    |
        | hash=unknown | 404    |
        | hash=:hash   | 404    |

    @PUB-LINK-DETAIL-02 @published
    Example: Another customer knows the link
      When another customer asks to read the clicks on a link for the account's short link
      Then it is refused with HTTP status 404
      When the client asks to read the clicks on a link
      Then it is accepted with HTTP status 200
