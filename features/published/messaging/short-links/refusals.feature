@messaging @needs-accounts @needs-handset
Feature: Reports on links that are refused
  A report needs a page that can exist and a link of the account.

  Background:
    Given short trackable links are switched on for the account
    And the account sends in one request:
      | NAME   | content                          | destination_number | metadata          | delivery_report |
      | first  | See https://example.com/summer/a |       +46700000001 | {"colour":"red"}  | false           |
      | second | See https://example.com/summer/a |       +46700000002 | {"colour":"blue"} | false           |
      | third  | See https://example.com/summer/b |       +46700000003 | {"size":"9"}      | false           |

  @PUB-LINK-LIMIT-01 @published
  Rule: Pages that cannot exist are refused

    Scenario Outline: No such page: to <OPERATION> for <WHAT>
      When the client asks to <OPERATION> with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | WHAT                    | OPERATION         | QUERY        |
        | page 0                  | sum the clicks up | page=0       |
        | a page before the first | sum the clicks up | page=-1      |
        | a page that is a word   | sum the clicks up | page=one     |
        | pages as long as a word | sum the clicks up | pageSize=ten |

    Example: Pages of nothing are refused or have the usual size
      When the client asks to sum the clicks up with the query "pageSize=0"
      Then it is answered with HTTP status 200 or 400

  @PUB-LINK-DETAIL-02 @published
  Rule: Only links of the account have details

    Scenario Outline: The link is <WHICH>
      When the client asks to read the clicks on a link with the query "<QUERY>"
      Then it is refused with HTTP status <STATUS>

      Examples:
        | WHICH               | QUERY        | STATUS |
        | not named           | page=1       |    400 |
        | unknown             | hash=unknown |    404 |
        | named by a template | hash=:hash   |    404 |

    Example: Another customer knows the link
      When another customer asks to read the clicks on a link for the account's short link
      Then it is refused with HTTP status 404
      When the client asks to read the clicks on a link
      Then it is accepted with HTTP status 200
