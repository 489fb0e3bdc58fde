@messaging
Feature: Sizes of the pages of contact lists
  A page has a largest size, says how many entries there are, and is asked for by its token.

  Rule: A page of contact lists has at most 1000 entries
    Spec: Published: contact lists

    @PUB-LIST-PAGE-03 @published
    Scenario Outline: A size out of range: <QUERY>
      When the client asks to list contact lists with the query "<QUERY>"
      Then it is refused with HTTP status 400
      And the refusal names "pageSize"
      When the client asks to list contact lists with the query "pageSize=1000"
      Then it is accepted with HTTP status 200

      Examples:
        | QUERY               |
        | pageSize=1001       |
        | pageSize=2147483648 |
        | pageSize=ten        |
        | pageSize=1.5        |

  Rule: Every page of contact lists says how many there are on all of them
    Spec: Published: contact lists

    @PUB-LIST-PAGE-04 @published @needs-accounts
    Example: Three of them, one on a page
      When the client asks to list contact lists
      Then the page shows 0 entries with "id" set to ""
      When the client asks 3 times to create a contact list
      And the client asks to list contact lists with the query "pageSize=1"
      Then the page shows 3 entries with "alias" set to "Everybody"

  Rule: A page token that was never issued for contact lists is refused
    Spec: Published: contact lists

    @PUB-LIST-PAGE-05 @published
    Scenario Outline: A token that was never issued: <QUERY>
      When the client asks 2 times to create a contact list
      And the client asks to list contact lists with the query "<QUERY>"
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"

      Examples:
        | QUERY                  | NAME          |
        | nextPageToken=nonsense | nextPageToken |
        | prevPageToken=nonsense | prevPageToken |
        | nextPageToken=%00      | nextPageToken |
        | nextPageToken=-1       | nextPageToken |
