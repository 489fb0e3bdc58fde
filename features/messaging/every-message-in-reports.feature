@messaging @needs-callbacks
Feature: Every kind of message in reports
  Reports leave no message out: to any country, in any script, of any length, and wherever it is in a request.

  Rule: The detail report has every message
    Spec: Endpoints / Messaging API; Report requests

    @REPORT-DET-01
    Example: Four messages to four countries
      When the account sends in one request:
        | NAME  | content          | destination_number |
        | one   | Hello            | +46700000001       |
        | two   | Good morning     | +61491570159       |
        | three | Привет, код 1234 | +33639980001       |
        | four  | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | +447700900123 |
      And the account asks for the detail report
      Then the report lists "one"
      And the report lists "two"
      And the report lists "three"
      And the report lists "four"
      And "one" and "four" are reported delivered

  Rule: The metadata keys have every key
    Spec: Endpoints / Messaging API; Report requests

    @REPORT-META-01
    Example: Seven keys, one of them in another script
      When the account sends in one request:
        | NAME   | content      | destination_number | metadata |
        | first  | Hello        | +46700000001       | {"shop-a":"1","shop-b":"2","shop-c":"3","shop-d":"4","shop-e":"5","shop-f":"6","магазин":"7"} |
        | second | Good morning | +46700000001       | {"shop-g":"8"} |
      And the account asks for the metadata keys with:
        | page_size | 100 |
      Then the report contains "shop-a"
      And the report contains "shop-f"
      And the report contains "магазин"
      And the report contains "shop-g"
      And "first" is reported delivered

  Rule: A filter of several values keeps what matches any of them
    Spec: Report requests

    @REPORT-FILTER-01 @reading @needs-accounts
    Example: The second of two recipients
      When the account sends in one request:
        | NAME     | content | destination_number |
        | other    | Hello   | +61491570156       |
        | matching | Hello   | +46700000002       |
      And the account asks for the detail report with:
        | destinations | ["+46700000001","+46700000002"] |
      Then the report lists "matching"
      But the report does not list "other"
      And "other" is reported delivered

    @REPORT-FILTER-01 @reading @needs-handset
    Example: The second of two senders of replies
      When the account sends "Thursday?" to "+46700000002" as "first"
      And the account sends "Thursday?" to "+61491570156" as "second"
      And the handset "+46700000002" replies "Thursday is fine"
      And the handset "+61491570156" replies "Rather Friday"
      And the account asks for the detail report with:
        | sources | ["+46700000001","+46700000002"] |
      Then the report contains "Thursday is fine"
      But the report does not contain "Rather Friday"
      And "first" is reported delivered

    @REPORT-FILTER-01 @reading @needs-accounts
    Example: The second of two accounts
      When the account sends "Hello" to "+46700000001" as "other"
      And the account, acting for the sub-account, sends "Hello" to "+46700000001" as "matching"
      And the account asks for the detail report with:
        | accounts | the second sub-account and the sub-account |
      Then the report lists "matching"
      But the report does not list "other"
      And "other" is reported delivered
