@messaging
Feature: Tokens of the pages of contacts, contact lists and custom fields
  The next page and the page before are asked for by a token of the page between.

  Rule: A page token that was never issued is refused

    @published
    Scenario Outline: A page of <KIND>s with <QUERY>
      When the client asks 2 times to create a <KIND>
      And the client asks to list <KIND>s with the query "<QUERY>"
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"

      @PUB-CONTACT-PAGE-05
      Examples: Contacts
        | KIND    | QUERY                  | NAME          |
        | contact | nextPageToken=nonsense | nextPageToken |
        | contact | prevPageToken=nonsense | prevPageToken |
        | contact | nextPageToken=%00      | nextPageToken |
        | contact | nextPageToken=-1       | nextPageToken |

      @PUB-LIST-PAGE-05
      Examples: Contact lists
        | KIND         | QUERY                  | NAME          |
        | contact list | nextPageToken=nonsense | nextPageToken |
        | contact list | prevPageToken=nonsense | prevPageToken |
        | contact list | nextPageToken=%00      | nextPageToken |
        | contact list | nextPageToken=-1       | nextPageToken |

      @PUB-FIELD-PAGE-05
      Examples: Custom fields
        | KIND         | QUERY                  | NAME          |
        | custom field | nextPageToken=nonsense | nextPageToken |
        | custom field | prevPageToken=nonsense | prevPageToken |
        | custom field | nextPageToken=%00      | nextPageToken |
        | custom field | nextPageToken=-1       | nextPageToken |
