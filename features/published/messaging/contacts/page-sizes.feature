@messaging
Feature: Sizes of the pages of contacts, contact lists and custom fields
  A page has a largest size, says how many entries there are, and is asked for by its token.

  Rule: A page has at most 1000 entries

    @published
    Scenario Outline: A page of <KIND>s with <QUERY>
      When the client asks to list <KIND>s with the query "<QUERY>"
      Then it is refused with HTTP status 400
      And the refusal names "pageSize"
      When the client asks to list <KIND>s with the query "pageSize=1000"
      Then it is accepted with HTTP status 200

      @PUB-CONTACT-PAGE-03
      Examples: Contacts
        | KIND    | QUERY               |
        | contact | pageSize=1001       |
        | contact | pageSize=2147483648 |
        | contact | pageSize=ten        |
        | contact | pageSize=1.5        |

      @PUB-LIST-PAGE-03
      Examples: Contact lists
        | KIND         | QUERY               |
        | contact list | pageSize=1001       |
        | contact list | pageSize=2147483648 |
        | contact list | pageSize=ten        |
        | contact list | pageSize=1.5        |

      @PUB-FIELD-PAGE-03
      Examples: Custom fields
        | KIND         | QUERY               |
        | custom field | pageSize=1001       |
        | custom field | pageSize=2147483648 |
        | custom field | pageSize=ten        |
        | custom field | pageSize=1.5        |

  Rule: Every page says how many entries there are on all of them

    @published @needs-accounts
    Scenario Outline: Three <KIND>s, one on a page
      When the client asks to list <KIND>s
      Then the page shows 0 entries with "id" set to ""
      When the client asks 3 times to create a <KIND>
      And the client asks to list <KIND>s with the query "pageSize=1"
      Then the page shows 3 entries with "<MEMBER>" set to "<VALUE>"

      @PUB-CONTACT-PAGE-04
      Examples: Contacts
        | KIND    | MEMBER    | VALUE |
        | contact | firstName | Ada   |

      @PUB-LIST-PAGE-04
      Examples: Contact lists
        | KIND         | MEMBER | VALUE     |
        | contact list | alias  | Everybody |

      @PUB-FIELD-PAGE-04
      Examples: Custom fields
        | KIND         | MEMBER | VALUE |
        | custom field | label  | Tier  |
