@messaging @needs-callbacks
Feature: The metadata keys in use
  A client finds out which words it gave its messages along.

  Rule: The metadata keys that messages have are listed
    Spec: Endpoints / Messaging API; Report requests

    @REPORT-META-01 @smoke
    Example: Two messages with three keys
      When the account sends in one request:
        | NAME   | content | destination_number | metadata                                 |
        | first  | Hello   | +46700000001       | {"parcel-colour":"red","parcel-size":"9"} |
        | second | Hello   | +46700000002       | {"parcel-weight":"2"}                     |
      And the account asks for the metadata keys
      Then it is accepted with HTTP status 200
      And the report contains "parcel-colour"
      And the report contains "parcel-size"
      And the report contains "parcel-weight"
      And "first" is reported delivered

    @REPORT-META-01
    Example: Every member that is documented is given
      When the account sends in one request:
        | NAME  | content | destination_number | metadata                |
        | first | Hello   | +46700000001       | {"parcel-colour":"red"} |
      And the account asks for the metadata keys with:
        | page_size | 100 |
        | direction | all |
      Then it is accepted with HTTP status 200
      And the report contains "parcel-colour"
      And "first" is reported delivered

    @REPORT-META-01 @needs-accounts
    Example: Only the sub-account is asked about
      When the account sends in one request:
        | NAME  | content | destination_number | metadata              |
        | other | Hello   | +46700000001       | {"key-of-ours":"red"} |
      And the account, acting for the sub-account, sends in one request:
        | NAME   | content | destination_number | metadata                |
        | wanted | Hello   | +46700000002       | {"key-of-theirs":"red"} |
      And the account asks for the metadata keys with:
        | accounts | the sub-account |
      Then the report contains "key-of-theirs"
      But the report does not contain "key-of-ours"
      And "other" and "wanted" are reported delivered

  Rule: Keys that were used outside of the period are not listed
    Spec: Endpoints / Messaging API

    @REPORT-META-04 @reading @needs-clock
    Example: Keys half a second before the end and half a second after it
      Given it is 2024-01-15T12:59:59.500Z
      When the account sends in one request:
        | NAME   | content | destination_number | metadata             |
        | within | Hello   | +46700000001       | {"key-of-now":"red"} |
      And 1 second passes
      And the account sends in one request:
        | NAME | content | destination_number | metadata              |
        | late | Hello   | +61491570156       | {"key-of-late":"red"} |
      And the account asks for the metadata keys with:
        | start_date | 2024-01-15T12:00:00.000Z |
        | end_date   | 2024-01-15T13:00:00.000Z |
      Then the report contains "key-of-now"
      But the report does not contain "key-of-late"
      And "within" is reported delivered

    @REPORT-META-04 @reading @needs-clock
    Example: Keys half a second before the start and half a second after it
      Given it is 2024-01-15T12:00:00.500Z
      When the account sends in one request:
        | NAME  | content | destination_number | metadata               |
        | early | Hello   | +46700000001       | {"key-of-early":"red"} |
      And 1 second passes
      And the account sends in one request:
        | NAME   | content | destination_number | metadata             |
        | within | Hello   | +61491570156       | {"key-of-now":"red"} |
      And the account asks for the metadata keys with:
        | start_date | 2024-01-15T12:00:01.000Z |
        | end_date   | 2024-01-15T12:59:59.000Z |
      Then the report contains "key-of-now"
      But the report does not contain "key-of-early"
      And "within" is reported delivered

    @REPORT-META-04 @reading @needs-clock
    Example: A key of two hours ago
      When the account sends in one request:
        | NAME   | content | destination_number | metadata              |
        | before | Hello   | +46700000001       | {"key-of-old":"red"} |
      And 2 hours pass
      And the account sends in one request:
        | NAME   | content | destination_number | metadata              |
        | within | Hello   | +46700000001       | {"key-of-now":"red"} |
      And the account asks for the metadata keys
      Then the report contains "key-of-now"
      But the report does not contain "key-of-old"
      And "within" is reported delivered
