@messaging
Feature: Which delivery reports can be fetched
  Reports wait for the account that asked for them.

  @PUB-DR-WANTED-01 @published @needs-callbacks @needs-accounts
  Rule: Delivery reports are for messages that asked for them

    Example: One of two messages asks for them
      When the account sends in one request:
        | NAME   | content            | destination_number | delivery_report |
        | silent | Without any report |       +46700000001 | false           |
        | loud   | With reports       |       +46700000001 | true            |
      Then "loud" is reported delivered
      When the client asks to list delivery reports
      Then the answer contains "With reports"
      And the answer does not contain "Without any report"

    @needs-clock
    Example: A message that waits for its time does not ask for them
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME   | content            | destination_number | scheduled            | delivery_report |
        | silent | Without any report |       +46700000001 | 2024-01-15T15:00:00Z | false           |
        | loud   | With reports       |       +46700000001 | 2024-01-15T15:00:00Z | true            |
      And the clock reaches 2024-01-15T16:00:00Z
      Then "loud" is reported delivered
      When the client asks to list delivery reports
      Then the answer contains "With reports"
      And the answer does not contain "Without any report"

  @PUB-DR-ACCOUNT-01 @published @needs-accounts
  Rule: Reports are for the account of the message alone

    Scenario Outline: <WHO> neither fetches nor confirms those of <OWNER>
      Given <OWNER> has a delivery report
      When <WHO> asks to list delivery reports
      Then the answer does not name the delivery report
      When <WHO> asks to confirm delivery reports for the account's delivery report
      And <OWNER> asks to list delivery reports
      Then the answer names the delivery report

      Examples:
        | WHO              | OWNER           |
        | another customer | the account     |
        | the sub-account  | the account     |
        | the account      | the sub-account |

    @needs-callbacks
    Example: A sub-account and its sibling
      When the sub-account sends "For us alone" to "+46700000001" as "first"
      Then "first" is reported delivered
      When the second sub-account asks to list delivery reports
      Then the answer does not contain "For us alone"
      When the sub-account asks to list delivery reports
      Then the answer contains "For us alone"
