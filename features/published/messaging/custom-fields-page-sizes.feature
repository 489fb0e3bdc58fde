@messaging
Feature: Sizes of the pages of custom fields
  A page has a largest size, says how many entries there are, and is asked for by its token.

  Rule: A page of custom fields has at most 1000 entries
    Spec: Published: custom fields

    @PUB-FIELD-PAGE-03 @published
    Scenario Outline: A size out of range: <QUERY>
      When the client asks to list custom fields with the query "<QUERY>"
      Then it is refused with HTTP status 400
      And the refusal names "pageSize"
      When the client asks to list custom fields with the query "pageSize=1000"
      Then it is accepted with HTTP status 200

      Examples:
        | QUERY               |
        | pageSize=1001       |
        | pageSize=2147483648 |
        | pageSize=ten        |
        | pageSize=1.5        |

  Rule: Every page of custom fields says how many there are on all of them
    Spec: Published: custom fields

    @PUB-FIELD-PAGE-04 @published @needs-accounts
    Example: Three of them, one on a page
      When the client asks to list custom fields
      Then the page shows 0 entries with "id" set to ""
      When the client asks 3 times to create a custom field
      And the client asks to list custom fields with the query "pageSize=1"
      Then the page shows 3 entries with "label" set to "Tier"

  Rule: A page token that was never issued for custom fields is refused
    Spec: Published: custom fields

    @PUB-FIELD-PAGE-05 @published
    Scenario Outline: A token that was never issued: <QUERY>
      When the client asks 2 times to create a custom field
      And the client asks to list custom fields with the query "<QUERY>"
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"

      Examples:
        | QUERY                  | NAME          |
        | nextPageToken=nonsense | nextPageToken |
        | prevPageToken=nonsense | prevPageToken |
        | nextPageToken=%00      | nextPageToken |
        | nextPageToken=-1       | nextPageToken |
