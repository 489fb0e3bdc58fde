@messaging @needs-review @needs-mailbox
Feature: Filters of sender addresses
  A client asks for the addresses that it looks for and gets no others.

  @PUB-SENDER-FILTER-01 @published
  Rule: A filter keeps the addresses that pass it and no others

    Scenario Outline: Filtered by <QUERY>
      Given the account has the alpha tag "Harbour"
      And the account has the alpha tag "Market"
      And the account has the own number "+61491570156"
      When the client asks to list sender addresses with the query "<QUERY>"
      Then it is accepted with HTTP status 200
      And the answer lists "<ADDRESSES>" and nothing else

      Examples:
        | QUERY                                     | ADDRESSES                     |
        | page_size=20                              | Harbour, Market, +61491570156 |
        | sender_address=ark                        | Market                        |
        | sender_address=nowhere                    |                               |
        | sender_address_type=ALPHANUMERIC          | Harbour, Market               |
        | sender_address_type=SHORT_CODE            |                               |
        | usage_type=OWN_NUMBER                     |                  +61491570156 |
        | usage_type=DEDICATED                      |                               |
        | sender_address=ar&usage_type=ALPHANUMERIC | Harbour, Market               |
        | sender_address=ar&usage_type=OWN_NUMBER   |                               |

  @PUB-SENDER-FILTER-03 @published
  Rule: Words that a filter does not know are refused

    Scenario Outline: The query <QUERY>
      When the client asks to list sender addresses with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | QUERY                                     |
        | sender_address_type=NATIONAL              |
        | usage_type=RENTED                         |
        | usage_type=OWN_NUMBER&expiry_status=STALE |
        | include_related_accounts=perhaps          |
        | page_size=ten                             |
        | token=never-given                         |
