@messaging
Feature: Metadata as a filter of a report
  A client looks for its own words under its own keys.

  @PUB-REPORT-FILTER-04 @published @needs-accounts
  Rule: A metadata value is looked for under the key that is named with it

    Scenario Outline: To <OPERATION> with <MEMBER> alone
      When the client asks to <OPERATION>, where "<MEMBER>" is <VALUE>
      Then it is refused with HTTP status 400
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION              | MEMBER           | VALUE   |
        | read the detail report | /metadata_value  | "red"   |
        | read the detail report | /metadata_values | ["red"] |
        | sum messages up        | /metadata_value  | "red"   |
        | order a detail report  | /metadata_values | ["red"] |
        | order a summary        | /metadata_value  | "red"   |

    Example: The value is under another key
      When the account sends in one request:
        | NAME  | content | destination_number | metadata                         | delivery_report |
        | first | Hello   |       +46700000001 | {"colour":"red","size":"9"}      | false           |
        | other | Hello   |       +46700000001 | {"colour":"blue","border":"red"} | false           |
      And the account asks for the detail report with:
        | metadata_key   | colour |
        | metadata_value | red    |
      Then the report lists nothing but:
        | first |
