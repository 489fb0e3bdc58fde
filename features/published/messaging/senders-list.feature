@messaging @needs-review @needs-mailbox
Feature: What is published of the list of sender addresses
  A client finds an address by what it is and how long it is good for.

  Rule: A filter keeps the addresses that pass it and no others
    Spec: Published: sender addresses

    @PUB-SENDER-FILTER-01 @published
    Scenario Outline: <QUERY>
      Given the account has the alpha tag "Harbour"
      And the account has the alpha tag "Market"
      And the account has the own number "+61491570156"
      When the client asks to list sender addresses with the query "<QUERY>"
      Then it is accepted with HTTP status 200
      And the answer lists "<ADDRESSES>" and nothing else

      Examples:
        | QUERY                            | ADDRESSES                     |
        | page_size=20                     | Harbour, Market, +61491570156 |
        | sender_address=ark               | Market                        |
        | sender_address=nowhere           |                               |
        | sender_address_type=ALPHANUMERIC | Harbour, Market               |
        | sender_address_type=SHORT_CODE   |                               |
        | usage_type=OWN_NUMBER            | +61491570156                  |
        | usage_type=DEDICATED             |                               |
        | sender_address=ar&usage_type=ALPHANUMERIC | Harbour, Market      |
        | sender_address=ar&usage_type=OWN_NUMBER   |                      |

  Rule: Own numbers are found by their expiry, and nothing else has one
    Spec: Published: sender addresses

    @PUB-SENDER-FILTER-02 @published @needs-clock
    Scenario Outline: <STATUS> numbers at <INSTANT>, of two that were proved eight months apart
      Given it is 2024-01-10T12:00:00Z
      And the account has the own number "+61491570156"
      When the clock reaches 2024-09-10T12:00:00Z
      And the client asks for the own number "+61491570157"
      And the client enters the right code for "+61491570157"
      And the clock reaches <INSTANT>
      And the client asks to list sender addresses with the query "usage_type=OWN_NUMBER&expiry_status=<STATUS>"
      Then the answer lists "<ADDRESSES>" and nothing else

      Examples:
        | STATUS   | INSTANT              | ADDRESSES    |
        | EXPIRED  | 2025-02-10T12:00:00Z | +61491570156 |
        | EXPIRING | 2025-02-10T12:00:00Z |              |
        | EXPIRING | 2025-09-09T12:00:00Z | +61491570157 |

    @PUB-SENDER-FILTER-02 @published
    Scenario Outline: The query <QUERY>
      When the client asks to list sender addresses with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | QUERY                                        |
        | expiry_status=EXPIRED                        |
        | expiry_status=EXPIRED&usage_type=ALPHANUMERIC |

  Rule: Words that a filter does not know are refused
    Spec: Published: sender addresses

    @PUB-SENDER-FILTER-03 @published
    Scenario Outline: The query <QUERY>
      When the client asks to list sender addresses with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | QUERY                                       |
        | sender_address_type=NATIONAL                |
        | usage_type=RENTED                           |
        | usage_type=OWN_NUMBER&expiry_status=STALE   |
        | include_related_accounts=perhaps            |
        | page_size=ten                               |
        | token=never-given                           |

  Rule: Addresses of sub-accounts are listed on request
    Spec: Published: sender addresses

    @PUB-SENDER-RELATED-01 @published @needs-accounts
    Scenario Outline: The query <QUERY>
      Given the account has the alpha tag "Harbour"
      And the sub-account has the alpha tag "Market"
      And another customer has the alpha tag "Stranger"
      When the client asks to list sender addresses with the query "<QUERY>"
      Then the answer lists "<ADDRESSES>" and nothing else

      Examples:
        | QUERY                          | ADDRESSES       |
        | include_related_accounts=true  | Harbour, Market |
        | include_related_accounts=false | Harbour         |
        | page_size=20                   | Harbour         |

  Rule: The addresses of an account are read page by page to their end
    Spec: Published: sender addresses

    @PUB-SENDER-PAGE-01 @published
    Scenario Outline: <SIZE> on a page
      Given the account has the alpha tag "Harbour"
      And the account has the alpha tag "Market"
      And the account has the alpha tag "Station"
      When the client goes through the pages of list sender addresses, <SIZE> at a time
      Then each of "Harbour, Market, Station" is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 3    |

  Rule: A page has 20 addresses unless the client says otherwise
    Spec: Published: sender addresses

    @PUB-SENDER-PAGE-02 @published
    Scenario Outline: The query <QUERY>
      When the client asks to list sender addresses with the query "<QUERY>"
      Then the answer includes {"pagination": {"page_size": <SIZE>}}

      Examples:
        | QUERY                   | SIZE |
        | usage_type=ALPHANUMERIC | 20   |
        | page_size=0             | 20   |
        | page_size=5             | 5    |
