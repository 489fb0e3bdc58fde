@messaging @needs-callbacks
Feature: Every kind of message in reports
  Reports leave no message out: to any country, in any script, of any length, and wherever it is in a request.

  @REPORT-DET-01
  Rule: The detail report has every message
    Spec: Endpoints / Messaging API; Report requests

    Example: Four messages to four countries
      When the account sends in one request:
        | NAME  | content                  | destination_number | LENGTH |
        | one   | Hello                    |       +46700000001 |        |
        | two   | Good morning             |       +61491570159 |        |
        | three | Привет, код 1234         |       +33639980001 |        |
        | four  | The parcel is on its way |      +447700900123 |    197 |
      And the account asks for the detail report
      Then the report lists "one"
      And the report lists "two"
      And the report lists "three"
      And the report lists "four"
      And "one" and "four" are reported delivered

  @REPORT-META-01
  Rule: The metadata keys have every key
    Spec: Endpoints / Messaging API; Report requests

    Example: Seven keys, one of them in another script
      When the account sends in one request:
        | NAME   | content      | destination_number | metadata.shop-a | metadata.shop-b | metadata.shop-c | metadata.shop-d | metadata.shop-e | metadata.shop-f | metadata.магазин | metadata.shop-g |
        | first  | Hello        |       +46700000001 |               1 |               2 |               3 |               4 |               5 |               6 |                7 |                 |
        | second | Good morning |       +46700000001 |                 |                 |                 |                 |                 |                 |                  |               8 |
      And the account asks for the metadata keys with:
        | page_size | 100 |
      Then the report contains "shop-a"
      And the report contains "shop-f"
      And the report contains "магазин"
      And the report contains "shop-g"
      And "first" is reported delivered

  @REPORT-FILTER-01 @reading
  Rule: A filter of several values keeps what matches any of them
    Spec: Report requests

    @needs-accounts
    Example: The last of three recipients
      When the account sends in one request:
        | NAME     | content | destination_number |
        | other    | Hello   |       +61491570156 |
        | matching | Hello   |       +46700000002 |
      And the account asks for the detail report with:
        | destinations.0 | +46700000001 |
        | destinations.1 | +46700000003 |
        | destinations.2 | +46700000002 |
      Then the report lists "matching"
      But the report does not list "other"
      And "other" is reported delivered

    Example: The second of two formats
      When the account sends in one request:
        | NAME     | content | destination_number | format |
        | matching | Hello   |       +46700000001 | TTS    |
        | other    | Hello   |       +46700000002 | SMS    |
      And the account asks for the detail report with:
        | message_format.0 | MMS |
        | message_format.1 | TTS |
      Then the report lists "matching"
      But the report does not list "other"
      And "other" is reported delivered

    @needs-handset
    Example: The second of two senders of replies
      When the account sends "Thursday?" to "+46700000002" as "first"
      And the account sends "Thursday?" to "+61491570156" as "second"
      And the handset "+46700000002" replies "Thursday is fine"
      And the handset "+61491570156" replies "Rather Monday"
      And the account asks for the detail report with:
        | sources.0 | +46700000001 |
        | sources.1 | +46700000002 |
      Then the report contains "Thursday is fine"
      But the report does not contain "Rather Monday"
      And "first" is reported delivered

    @needs-accounts
    Example: The second of two accounts
      When the account sends "Hello" to "+46700000001" as "other"
      And the account, acting for the sub-account, sends "Hello" to "+46700000001" as "matching"
      And the account asks for the detail report with:
        | accounts | the second sub-account and the sub-account |
      Then the report lists "matching"
      But the report does not list "other"
      And "other" is reported delivered
