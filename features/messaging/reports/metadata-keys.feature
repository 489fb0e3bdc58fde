@messaging @needs-callbacks
Feature: The metadata keys in use
  An account finds out which words it gave its messages along.

  @REPORT-META-01
  Rule: The metadata keys that messages have are listed
    Spec: Endpoints / Messaging API; Report requests

    @smoke
    Example: Two messages with four keys, two of which differ in case
      When the account sends in one request:
        | NAME   | content | destination_number | metadata.parcel-colour | metadata.parcel-size | metadata.parcel-weight | metadata.Parcel-Size |
        | first  | Hello   |       +46700000001 | red                    |                    9 |                        |                      |
        | second | Hello   |       +46700000002 |                        |                      |                      2 |                   10 |
      And the account asks for the metadata keys with:
        | page_size | 10 |
      Then it is accepted with HTTP status 200
      And the report contains "parcel-colour"
      And the report contains "parcel-size"
      And the report contains "parcel-weight"
      And the report contains "Parcel-Size"
      And "first" is reported delivered

    Example: Every member that is documented is given
      When the account sends in one request:
        | NAME  | content | destination_number | metadata.parcel-colour |
        | first | Hello   |       +46700000001 | red                    |
      And the account asks for the metadata keys with:
        | page_size | 100 |
        | direction | all |
      Then it is accepted with HTTP status 200
      And the report contains "parcel-colour"
      And "first" is reported delivered

    @needs-accounts
    Example: Only the sub-account is asked about
      When the account sends in one request:
        | NAME  | content | destination_number | metadata.key-of-ours |
        | other | Hello   |       +46700000001 | red                  |
      And the sub-account sends "Hello" to 100 recipients
      And the account, acting for the sub-account, sends in one request:
        | NAME   | content | destination_number | metadata.key-of-theirs |
        | wanted | Hello   |       +46700000002 | red                    |
      And the account asks for the metadata keys with:
        | accounts | the sub-account |
      Then the report contains "key-of-theirs"
      But the report does not contain "key-of-ours"
      And "other" and "wanted" are reported delivered

  @REPORT-META-04 @reading @needs-clock
  Rule: Keys that were used outside of the period are not listed
    Spec: Endpoints / Messaging API

    Example: Keys half a second before the end and half a second after it
      Given it is 2024-01-15T12:59:59.500Z
      When the account sends in one request:
        | NAME   | content | destination_number | metadata.key-of-now |
        | within | Hello   |       +46700000001 | red                 |
      And 1 second passes
      And the account sends in one request:
        | NAME | content | destination_number | metadata.key-of-late |
        | late | Hello   |       +61491570156 | red                  |
      And the account asks for the metadata keys with:
        | start_date | 2024-01-15T12:00:00.000Z |
        | end_date   | 2024-01-15T13:00:00.000Z |
      Then the report contains "key-of-now"
      But the report does not contain "key-of-late"
      And "within" is reported delivered

    Example: Keys half a second before the start and half a second after it
      Given it is 2024-01-15T12:00:00.500Z
      When the account sends in one request:
        | NAME  | content | destination_number | metadata.key-of-early |
        | early | Hello   |       +46700000001 | red                   |
      And 1 second passes
      And the account sends in one request:
        | NAME   | content | destination_number | metadata.key-of-now |
        | within | Hello   |       +61491570156 | red                 |
      And the account asks for the metadata keys with:
        | start_date | 2024-01-15T12:00:01.000Z |
        | end_date   | 2024-01-15T12:59:59.000Z |
      Then the report contains "key-of-now"
      But the report does not contain "key-of-early"
      And "within" is reported delivered

    Example: A key of two hours ago
      When the account sends in one request:
        | NAME   | content | destination_number | metadata.key-of-old |
        | before | Hello   |       +46700000001 | red                 |
      And 2 hours pass
      And the account sends in one request:
        | NAME   | content | destination_number | metadata.key-of-now |
        | within | Hello   |       +46700000001 | red                 |
      And the account asks for the metadata keys
      Then the report contains "key-of-now"
      But the report does not contain "key-of-old"
      And "within" is reported delivered
