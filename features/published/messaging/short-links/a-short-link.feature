@messaging @needs-accounts @needs-handset
Feature: Reports on short links
  A client learns which of its links were opened, when, with what and from where.

  Background:
    Given short trackable links are switched on for the account
    And the account sends in one request:
      | NAME   | content                          | destination_number | metadata          | delivery_report |
      | first  | See https://example.com/summer/a |       +46700000001 | {"colour":"red"}  | false           |
      | second | See https://example.com/summer/a |       +46700000002 | {"colour":"blue"} | false           |
      | third  | See https://example.com/summer/b |       +46700000003 | {"size":"9"}      | false           |

  @PUB-LINK-SUM-01 @published
  Rule: The figures on links are reported in total and link by link

    Example: One of three links is opened twice
      When the recipient at "+46700000001" opens the first link 2 times
      And the client asks to sum the clicks up
      Then it is accepted with HTTP status 200
      And the answer includes {"total_clicks": 2, "unique_clicks": 1, "total_views": 0, "unique_views": 0, "short_urls_generated": 3, "pagination": {"page": 1, "total_count": 3, "page_count": 1}}
      And the answer has 3 entries in "short_urls"

  @PUB-LINK-DETAIL-01 @published
  Rule: Every opening of a link is reported with its instant, its user agent and its address

    @needs-clock
    Example: A link is opened twice, an hour apart
      When the clock reaches 2024-03-05T10:00:00Z
      And the recipient at "+46700000001" opens the first link 1 time
      And 1 hour passes
      And the recipient at "+46700000001" opens the first link 1 time
      And the client asks to read the clicks on a link
      Then it is accepted with HTTP status 200
      And the answer includes {"click_count": 2, "long_url": "https://example.com/summer/a", "destination_number": "+46700000001", "clicks": [{"dt": "2024-03-05T10:00:00.000Z", "user_agent": "handset", "ip": "192.0.2.1"}, {"dt": "2024-03-05T11:00:00.000Z"}], "views": []}

    Example: A link that is opened three times has one page
      When the recipient at "+46700000001" opens the first link 3 times
      And the client asks to read the clicks on a link
      Then the answer includes {"click_count": 3, "view_count": 0, "pagination": {"page": 1, "page_count": 1, "total_count": 3}}

  @PUB-LINK-SUM-01 @published
  Rule: Each link is listed with its number and where it leads

    Example: Three links, before and after one is opened
      When the client asks to sum the clicks up
      Then the answer includes {"total_clicks": 0, "unique_clicks": 0}
      When the recipient at "+46700000003" opens the first link 2 times
      And the client asks to sum the clicks up
      Then the answer includes {"total_clicks": 2, "unique_clicks": 1, "short_urls_generated": 3}
      And the answer contains "+46700000003"
      And the answer contains "https://example.com/summer/b"

    Example: A fourth link is made
      When the client asks to sum the clicks up
      Then the answer includes {"short_urls_generated": 3, "pagination": {"total_count": 3}}
      When the account sends "See https://example.com/summer/c" to "+61491570156" as "fourth", without a callback URL
      And the client asks to sum the clicks up
      Then the answer includes {"short_urls_generated": 4, "pagination": {"total_count": 4}}
      And the answer contains "+61491570156"
