@messaging @needs-review @needs-mailbox
Feature: Expiry and owners of listed sender addresses
  A client sees how long an address is valid, and on request those of its sub-accounts.

  @PUB-SENDER-FILTER-02 @published
  Rule: Own numbers are found by their expiry, and nothing else has one

    @needs-clock
    Scenario Outline: <STATUS> numbers at <INSTANT>, of two that were verified eight months apart
      Given it is 2024-01-10T12:00:00Z
      And the account has the own number "+61491570156"
      When the clock reaches 2024-09-10T12:00:00Z
      And the client asks for the own number "+61491570157"
      And the account enters the right code for "+61491570157"
      And the clock reaches <INSTANT>
      And the client asks to list sender addresses with the query "usage_type=OWN_NUMBER&expiry_status=<STATUS>"
      Then the answer lists "<ADDRESSES>" and nothing else

      Examples:
        | STATUS   | INSTANT              | ADDRESSES    |
        | EXPIRED  | 2025-02-10T12:00:00Z | +61491570156 |
        | EXPIRING | 2025-02-10T12:00:00Z |              |
        | EXPIRING | 2025-09-09T12:00:00Z | +61491570157 |

    Scenario Outline: The query <QUERY>
      When the client asks to list sender addresses with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | QUERY                                         |
        | expiry_status=EXPIRED                         |
        | expiry_status=EXPIRED&usage_type=ALPHANUMERIC |

  @PUB-SENDER-RELATED-01 @published @needs-accounts
  Rule: Addresses of sub-accounts are listed on request

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

    Example: Each address names its own account
      Given the account has the alpha tag "Harbour"
      And the sub-account has the alpha tag "Market"
      When the client asks to list sender addresses with the query "include_related_accounts=true"
      Then the answer contains "\"account_id\":\"the account\""
      And the answer contains "\"account_id\":\"the sub-account\""

    Example: Two sub-accounts have addresses
      Given the account has the alpha tag "Harbour"
      And the sub-account has the alpha tag "Market"
      And the second sub-account has the alpha tag "Bazaar"
      When the client asks to list sender addresses with the query "include_related_accounts=true"
      Then the answer lists "Harbour, Market, Bazaar" and nothing else
