@messaging @needs-callbacks
Feature: Filters of the detail report
  An account narrows a report down to the messages it is interested in.

  @REPORT-FILTER-01
  Rule: A filter keeps the messages that match and drops the rest
    Spec: Report requests

    @reading
    Scenario Outline: Messages differ in <WHAT>
      When the account sends in one request:
        | NAME     | content | destination_number | metadata.colour | metadata.size | metadata.sizes |
        | matching | Hello   |       +46700000001 | red             |             9 |                |
        | other    | Hello   |       +46700000002 | red             | <SIZE>        |              9 |
      And the account asks for the detail report with:
        | <MEMBER>  | <VALUE> |
        | direction | all     |
      Then the report lists "matching"
      But the report does not list "other"
      When the account asks for the detail report
      Then the report lists "other"
      And "matching" is reported delivered

      Examples:
        | WHAT                      | SIZE | MEMBER         | VALUE        |
        | the recipient             |    9 | destination    | +46700000001 |
        | the recipient, one listed |    9 | destinations.0 | +46700000001 |
        | the keys of their own     |      | metadata_key   | size         |

    @reading
    Example: Messages differ in a value of their own
      When the account sends in one request:
        | NAME     | content | destination_number | metadata.colour |
        | matching | Hello   |       +46700000001 | red             |
        | other    | Hello   |       +46700000002 | redder          |
      And the account asks for the detail report with:
        | metadata_key   | colour |
        | metadata_value | red    |
      Then the report lists "matching"
      But the report does not list "other"
      When the account asks for the detail report
      Then the report lists "other"
      And "matching" is reported delivered

    @reading
    Example: Messages differ in a value of their own, which one has empty
      When the account sends in one request:
        | NAME     | content | destination_number | metadata.colour |
        | matching | Hello   |       +46700000001 | ""              |
        | other    | Hello   |       +46700000002 | red             |
      And the account asks for the detail report with:
        | metadata_key   | colour |
        | metadata_value | ""     |
      Then the report lists "matching"
      But the report does not list "other"
      When the account asks for the detail report
      Then the report lists "other"
      And "matching" is reported delivered

    @reading
    Scenario Outline: Messages differ in a value of their own, which is <PLACE> of three
      When the account sends in one request:
        | NAME     | content | destination_number | metadata.colour |
        | first    | Hello   |       +46700000003 | blue            |
        | second   | Hello   |       +46700000004 | blue            |
        | matching | Hello   |       +46700000001 | red             |
        | other    | Hello   |       +46700000002 | blue            |
        | last     | Hello   |       +46700000005 | blue            |
      And the account asks for the detail report with:
        | metadata_key      | colour  |
        | metadata_values.0 | <ONE>   |
        | metadata_values.1 | <OTHER> |
        | metadata_values.2 | <LAST>  |
        | page_size         |       1 |
      Then the report lists "matching"
      But the report does not list "other"
      When the account asks for the detail report
      Then the report lists "other"
      And "matching" is reported delivered

      Examples:
        | PLACE      | ONE   | OTHER | LAST |
        | the first  | red   | green | gold |
        | the second | green | red   | gold |
        | the last   | green | gold  | red  |

    @reading @needs-handset
    Scenario Outline: Replies come from two numbers, one named by <MEMBER>
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the account sends "Thursday?" to "+46700000002" as "second"
      And the handset "+46700000001" replies "Thursday is fine"
      And the handset "+46700000002" replies "Rather Sunday"
      And the account asks for the detail report with:
        | <MEMBER> | <VALUE> |
      Then the report contains "Thursday is fine"
      But the report does not contain "Rather Sunday"
      And "first" is reported delivered

      Examples:
        | MEMBER    | VALUE        |
        | source    | +46700000001 |
        | sources.0 | +46700000001 |

    @reading
    Example: Only one of two accounts is asked about
      When the account sends "Hello" to "+46700000001" as "other"
      And the account, acting for the sub-account, sends "Hello" to "+46700000001" as "matching"
      And the account asks for the detail report with:
        | accounts | the sub-account |
      Then the report lists "matching"
      But the report does not list "other"
      When the account asks for the detail report with:
        | accounts | the account |
      Then the report lists "other"
      And "matching" is reported delivered

    @reading
    Example: Both accounts are asked about, and then one of them
      When the account sends "Hello" to "+46700000001" as "ours"
      And the account, acting for the sub-account, sends "Hello" to "+46700000001" as "theirs"
      And the account asks for the detail report with:
        | accounts | the account and the sub-account |
      Then the report lists "ours"
      And the report lists "theirs"
      When the account asks for the detail report with:
        | accounts | the account |
      Then the report does not list "theirs"
      And "ours" and "theirs" are reported delivered

    @reading
    Scenario Outline: The word false for <MEMBER> leaves a plain message in the report
      When the account sends "Hello" to "+46700000001" as "first"
      And the account asks for the detail report with:
        | <MEMBER> | "false" |
      Then the report lists "first"
      And "first" is reported delivered

      Examples:
        | MEMBER    |
        | opt_out   |
        | mms_media |

    @observe
    Scenario Outline: <MEMBER> without a key
      When the account asks for the detail report with:
        | <MEMBER> | <VALUE> |
      Then the platform's answer is recorded

      Examples:
        | MEMBER            | VALUE |
        | metadata_value    | red   |
        | metadata_values.0 | red   |

  @REPORT-STATUS-01
  Rule: The status DELIVERED narrows the report down to delivered messages
    Spec: Report requests

    Example: One message is delivered and one is not
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+99900000001" as "stranded"
      And the account asks for the detail report with:
        | status.0 | DELIVERED |
      Then the report lists "first"
      But the report does not list "stranded"
      When the account asks for the detail report
      Then the report lists "stranded"
      And "first" is reported delivered

    @observe
    Scenario Outline: The <MEMBER> asked for is <VALUE>
      When the account asks for the detail report with:
        | <MEMBER> | <VALUE> |
      Then the platform's answer is recorded

      Examples:
        | MEMBER   | VALUE     |
        | status.0 | delivered |
        | status   | []        |

  @X-44 @reading
  Rule: The status DELIVERED finds what a delivery report calls delivered
    Spec: Report requests; Delivery report notification

    Example: One message is reported and then looked for
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      When the account asks for the detail report with:
        | status.0 | DELIVERED |
      Then the report lists "first"

  @X-43 @needs-accounts
  Rule: A withheld duplicate is not among the delivered messages of a report
    Spec: Endpoints / Messaging API; Optional account features

    @reading
    Example: The second of two equal messages
      Given de-duplication is switched on for the account
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "second" is reported rejected with report code 305
      When the account asks for the detail report with:
        | status.0 | DELIVERED   |
        | accounts | the account |
      Then the report lists "first"
      But the report does not list "second"

    @observe
    Example: The report without a filter
      Given de-duplication is switched on for the account
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "second" is reported rejected with report code 305
      When the account asks for the detail report
      Then the platform's answer is recorded
