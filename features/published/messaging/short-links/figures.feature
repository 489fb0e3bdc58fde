@messaging @needs-accounts @needs-handset
Feature: Figures on links, narrowed down
  A client looks at some of its links, page by page.

  Background:
    Given short trackable links are switched on for the account
    And the account sends in one request:
      | NAME   | content                          | destination_number | metadata          | delivery_report |
      | first  | See https://example.com/summer/a |       +46700000001 | {"colour":"red"}  | false           |
      | second | See https://example.com/summer/a |       +46700000002 | {"colour":"blue"} | false           |
      | third  | See https://example.com/summer/b |       +46700000003 | {"size":"9"}      | false           |

  @PUB-LINK-FILTER-01 @published
  Rule: The figures are narrowed down by metadata, URL and recipient

    Scenario Outline: Links <WHICH>
      When the recipient at "+46700000002" opens the first link 2 times
      And the client asks to sum the clicks up with the query "<QUERY>"
      Then the answer has <COUNT> entries in "short_urls"
      And the answer includes {"total_clicks": <CLICKS>, "short_urls_generated": <COUNT>}

      Examples:
        | WHICH                                  | QUERY                                                                       | COUNT | CLICKS |
        | with a key                             | key=colour                                                                  |     2 |      2 |
        | with a value of a key                  | key=colour&value=red                                                        |     1 |      0 |
        | with another value of the key          | key=colour&value=blue                                                       |     1 |      2 |
        | with a value that nothing has          | key=colour&value=green                                                      |     0 |      0 |
        | with a key that nothing has            | key=shape                                                                   |     0 |      0 |
        | to one address                         | url=https%3A%2F%2Fexample.com%2Fsummer%2Fa                                  |     2 |      2 |
        | to another address                     | url=https%3A%2F%2Fexample.com%2Fsummer%2Fb                                  |     1 |      0 |
        | to the beginning of an address         | url=https%3A%2F%2Fexample.com%2Fsummer                                      |     0 |      0 |
        | of one recipient                       | recipient=%2B46700000001                                                    |     1 |      0 |
        | of a recipient with a plain plus       | recipient=+46700000002                                                      |     1 |      2 |
        | of a recipient without a plus          | recipient=46700000003                                                       |     1 |      0 |
        | with a key, an address and a recipient | key=colour&url=https%3A%2F%2Fexample.com%2Fsummer%2Fa&recipient=46700000002 |     1 |      2 |
        | with a value and the wrong recipient   | key=colour&value=red&recipient=46700000002                                  |     0 |      0 |

  @PUB-LINK-PAGE-01 @published
  Rule: Pages of links count from 1

    Scenario Outline: <WHICH>, two links on a page
      When the client asks to sum the clicks up with the query "<QUERY>"
      Then the answer has <COUNT> entries in "short_urls"
      And the answer includes {"short_urls_generated": 3, "pagination": {"page": <PAGE>, "page_size": 2, "page_count": 2, "total_count": 3}}
      And it is accepted with HTTP status 200

      Examples:
        | WHICH                 | QUERY             | COUNT | PAGE |
        | No page in particular | pageSize=2        |     2 |    1 |
        | The first page        | page=1&pageSize=2 |     2 |    1 |
        | The second page       | page=2&pageSize=2 |     1 |    2 |
        | A page past the end   | page=3&pageSize=2 |     0 |    3 |

    Example: Pages of two, then pages of one
      When the client asks to sum the clicks up with the query "pageSize=2"
      Then the answer includes {"pagination": {"page_size": 2, "page_count": 2}}
      When the client asks to sum the clicks up with the query "pageSize=1"
      Then the answer includes {"pagination": {"page_size": 1, "page_count": 3}}
