@messaging
Feature: Pages of reports
  A client reads a long report piece by piece.

  @PUB-REPORT-PAGE-01 @published @needs-accounts
  Rule: Pages of the detail report count from 0 and tell whether another follows

    Scenario Outline: Page <PAGE> of three messages to one of two recipients, <SIZE> on a page
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | One     |       +46700000001 | false           |
        | other  | Two     |       +46700000002 | false           |
        | second | Three   |       +46700000001 | false           |
        | third  | Four    |       +46700000001 | false           |
      And the account asks for the detail report with:
        | destination | +46700000001 |
        | page        | <PAGE>       |
        | page_size   | <SIZE>       |
      Then the answer has <COUNT> entries in "messages"
      And the answer includes {"pagination": {"page": <PAGE>, "page_size": <SIZE>, "has_next": <MORE>}}

      Examples:
        | PAGE | SIZE | COUNT | MORE  |
        |    0 |    1 |     1 | true  |
        |    1 |    2 |     1 | false |
        |    0 |    3 |     3 | false |
        |    2 |    1 |     1 | false |
        |    3 |    1 |     0 | false |
        |    0 |  100 |     3 | false |

  @PUB-REPORT-PAGE-02 @published @needs-accounts
  Rule: A page of metadata keys is as long as was asked for

    Scenario Outline: Page <PAGE> of three keys, two on a page
      When the account sends in one request:
        | NAME  | content | destination_number | metadata                          | delivery_report |
        | first | One     |       +46700000001 | {"one":"1","two":"2","three":"3"} | false           |
      And the account asks for the metadata keys with:
        | page      | <PAGE> |
        | page_size |      2 |
      Then the answer has <COUNT> entries in "keys"

      Examples:
        | PAGE | COUNT |
        |    0 |     2 |
        |    1 |     1 |
        |    2 |     0 |
