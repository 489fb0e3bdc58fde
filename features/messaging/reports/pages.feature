@messaging @needs-callbacks
Feature: Pages of the detail report
  An account reads a long report piece by piece without missing anything.

  @REPORT-PAGE-01
  Rule: The pages of a report give every message exactly once
    Spec: Report requests

    Scenario Outline: Five messages, <SIZE> on a page
      When the account asks 5 times to submit a message
      And the account goes through the pages of read the detail report, <SIZE> at a time
      Then each message made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        |    1 |
        |    2 |
        |    5 |

    @observe
    Scenario Outline: page is <PAGE>, page_size is <SIZE>
      When the account asks for the detail report with:
        | page      | <PAGE> |
        | page_size | <SIZE> |
      Then the platform's answer is recorded

      Examples:
        | PAGE | SIZE  |
        |    0 |    10 |
        |    1 |    10 |
        |   -1 |    10 |
        |    0 |     0 |
        |    0 | 10000 |

  @REPORT-ISO-01 @reading
  Rule: Asking for the account of another customer shows nothing of it
    Spec: Report requests

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

    Example: The other customer uses a metadata key
      When another customer sends in one request:
        | NAME   | content | destination_number | metadata.their-colour |
        | theirs | Hello   |       +46700000001 | red                   |
      And the account asks for the metadata keys with:
        | accounts | another customer |
      Then the report does not contain "their-colour"
      When another customer asks for the metadata keys
      Then the report contains "their-colour"
      And "theirs" is reported delivered or rejected
