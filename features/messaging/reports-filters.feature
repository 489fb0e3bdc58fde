@messaging @needs-callbacks
Feature: Filters of the detail report
  A client narrows a report down to the messages it is interested in.

  Rule: A filter keeps the messages that match and drops the rest
    Spec: Report requests

    @REPORT-FILTER-01 @reading
    Scenario Outline: Messages differ in <WHAT>
      When the account sends in one request:
        | NAME     | content | destination_number | metadata         |
        | matching | Hello   | +46700000001       | {"colour":"red"} |
        | other    | Hello   | +46700000002       | <METADATA>       |
      And the account asks for the detail report with:
        | <MEMBER>  | <VALUE> |
        | direction | all     |
      Then the report lists "matching"
      But the report does not list "other"
      When the account asks for the detail report
      Then the report lists "other"
      And "matching" is reported delivered

      Examples:
        | WHAT                      | METADATA         | MEMBER       | VALUE            |
        | the recipient             | {"colour":"red"} | destination  | +46700000001     |
        | the recipient, one listed | {"colour":"red"} | destinations | ["+46700000001"] |
        | the keys of their own     | {"size":"9"}     | metadata_key | colour           |

    @REPORT-FILTER-01 @reading
    Scenario Outline: Messages differ in a value of their own, named by <MEMBER>
      When the account sends in one request:
        | NAME     | content | destination_number | metadata          |
        | matching | Hello   | +46700000001       | {"colour":"red"}  |
        | other    | Hello   | +46700000002       | {"colour":"blue"} |
      And the account asks for the detail report with:
        | metadata_key | colour  |
        | <MEMBER>     | <VALUE> |
      Then the report lists "matching"
      But the report does not list "other"
      When the account asks for the detail report
      Then the report lists "other"
      And "matching" is reported delivered

      Examples:
        | MEMBER          | VALUE           |
        | metadata_value  | red             |
        | metadata_values | ["red","green"] |
        | metadata_values | ["green","red"] |

    @REPORT-FILTER-01 @reading @needs-handset
    Scenario Outline: Replies come from two numbers, one named by <MEMBER>
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the account sends "Thursday?" to "+46700000002" as "second"
      And the handset "+46700000001" replies "Thursday is fine"
      And the handset "+46700000002" replies "Rather Friday"
      And the account asks for the detail report with:
        | <MEMBER> | <VALUE> |
      Then the report contains "Thursday is fine"
      But the report does not contain "Rather Friday"
      And "first" is reported delivered

      Examples:
        | MEMBER  | VALUE            |
        | source  | +46700000001     |
        | sources | ["+46700000001"] |

    @REPORT-FILTER-01 @reading
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

    @REPORT-FILTER-01 @reading
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

    @REPORT-FILTER-01 @observe
    Scenario Outline: <MEMBER> without a key
      When the account asks for the detail report with:
        | <MEMBER> | <VALUE> |
      Then the platform's answer is recorded

      Examples:
        | MEMBER          | VALUE   |
        | metadata_value  | red     |
        | metadata_values | ["red"] |

  Rule: The status DELIVERED narrows the report down to delivered messages
    Spec: Report requests

    @REPORT-STATUS-01
    Example: One message is delivered and one is not
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+99900000001" as "stranded"
      And the account asks for the detail report with:
        | status | ["DELIVERED"] |
      Then the report lists "first"
      But the report does not list "stranded"
      When the account asks for the detail report
      Then the report lists "stranded"
      And "first" is reported delivered

    @REPORT-STATUS-01 @observe
    Scenario Outline: The status is <STATUS>
      When the account asks for the detail report with:
        | status | <STATUS> |
      Then the platform's answer is recorded

      Examples:
        | STATUS                 |
        | ["delivered"]          |
        | ["FAILED"]             |
        | ["DELIVERED","FAILED"] |
        | []                     |

  Rule: The status DELIVERED finds what a delivery report calls delivered
    Spec: Report requests; Delivery report notification

    @X-44 @reading
    Example: One message is reported and then looked for
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      When the account asks for the detail report with:
        | status | ["DELIVERED"] |
      Then the report lists "first"

  Rule: A withheld duplicate is not among the delivered messages of a report
    Spec: Endpoints / Messaging API; Optional account features

    @X-43 @reading @needs-accounts
    Example: The second of two equal messages
      Given de-duplication is switched on for the account
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "second" is reported rejected with report code 305
      When the account asks for the detail report with:
        | status | ["DELIVERED"] |
      Then the report lists "first"
      But the report does not list "second"

    @X-43 @observe @needs-accounts
    Example: The report without a filter
      Given de-duplication is switched on for the account
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "second" is reported rejected with report code 305
      When the account asks for the detail report
      Then the platform's answer is recorded
