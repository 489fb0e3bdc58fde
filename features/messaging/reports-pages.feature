@messaging @needs-callbacks
Feature: Pages of the detail report
  A client reads a long report piece by piece without missing anything.

  Rule: The pages of a report give every message exactly once
    Spec: Report requests

    @REPORT-PAGE-01
    Scenario Outline: Five messages, <SIZE> on a page
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | One     | +46700000001       |
        | second | Two     | +46700000001       |
        | third  | Three   | +46700000001       |
        | fourth | Four    | +46700000001       |
        | fifth  | Five    | +46700000001       |
      And the account goes through the detail report, <SIZE> at a time
      Then each of "first, second, third, fourth, fifth" is on exactly one page of at most <SIZE>
      And "first" is reported delivered

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 5    |

    @REPORT-PAGE-01 @observe
    Scenario Outline: page is <PAGE>, page_size is <SIZE>
      When the account asks for the detail report with:
        | page      | <PAGE> |
        | page_size | <SIZE> |
      Then the platform's answer is recorded

      Examples:
        | PAGE | SIZE  |
        | 0    | 10    |
        | 1    | 10    |
        | -1   | 10    |
        | 0    | 0     |
        | 0    | 10000 |

  Rule: Asking for the account of another customer shows nothing of it
    Spec: Report requests

    @REPORT-ISO-01 @reading
    Example: Both customers send
      When the account sends "Hello" to "+46700000001" as "ours"
      And another customer sends "Hello" to "+46700000001" as "theirs"
      And the account asks for the detail report with:
        | accounts | another customer |
      Then the report does not list "theirs"
      When another customer asks for the detail report
      Then the report lists "theirs"
      But the report does not list "ours"
      And "ours" is reported delivered

    @REPORT-ISO-01 @reading
    Example: The other customer uses a metadata key
      When another customer sends in one request:
        | NAME   | content | destination_number | metadata              |
        | theirs | Hello   | +46700000001       | {"their-colour":"red"} |
      And the account asks for the metadata keys with:
        | accounts | another customer |
      Then the report does not contain "their-colour"
      When another customer asks for the metadata keys
      Then the report contains "their-colour"
      And "theirs" is reported delivered or rejected
