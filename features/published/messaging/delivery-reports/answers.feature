@messaging @needs-accounts @needs-clock @needs-handset
Feature: What answers show of fetched reports
  What is fetched says as much as what is pushed.

  @PUB-DR-POLL-01 @published @needs-callbacks
  Rule: A fetched report names its message, its account and its moments

    Example: The reports of a long message abroad
      Given it is 2024-03-10T12:34:56Z
      When the account sends in one request:
        | NAME  | content                                                                                                                                                                           | destination_number | metadata       | delivery_report |
        | first | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag 🙂 |       +33639980001 | {"order":"42"} | true            |
      Then "first" is reported delivered
      When the client asks to list delivery reports
      Then the answer contains "The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag 🙂"
      And the answer has "delivery_reports.0.source_number" set to "+33639980001"
      And "delivery_reports.0.date_received" of the answer is the instant 2024-03-10T12:34:56.000Z
      And "delivery_reports.0.submitted_date" of the answer is the instant 2024-03-10T12:34:56.000Z

    Example: Whose they are
      When the account sends in one request:
        | NAME  | content | destination_number | metadata       | delivery_report |
        | first | Hello   |       +33639980001 | {"order":"42"} | true            |
      Then "first" is reported delivered
      When the client asks to list delivery reports
      Then the answer has "delivery_reports.0.metadata.order" set to "42"
      And the answer contains "\"account_id\":\"the account\""
      And the answer contains "\"callback_url\":\"the receiver\""

  @PUB-DR-POLL-01 @published @needs-carrier
  Rule: Each fetched report names its own message

    Example: Two messages that differ in everything
      Given it is 2024-03-10T12:34:56Z
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 1 hour passes
      And the account sends "Lost" to "+99900000001" as "second", without a callback URL
      And the client asks to list delivery reports
      Then the answer contains "+99900000001"
      And the answer contains "\"date_received\":\"2024-03-10T13:34:56"
      And the answer contains "\"submitted_date\":\"2024-03-10T13:34:56"

    Example: One message is delivered, and an hour later another is not
      Given it is 2024-03-10T12:34:56Z
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 1 hour passes
      And the account sends "Lost" to "+99900000001" as "second", without a callback URL
      And the client takes what was made as the message
      And the client asks to list delivery reports
      Then the answer names the message
      And the answer contains "\"status\":\"failed\""

  @PUB-DR-CONFIRM-01 @published
  Rule: Many reports are confirmed with one request

    Example: Those of seven messages
      Given the account has a delivery report
      When the client asks 6 times to submit a message
      And the client asks to list delivery reports
      And the client asks to confirm delivery reports, where "/delivery_report_ids" lists each report of the answer
      And the client asks to list delivery reports
      Then the answer has 0 entries in "delivery_reports"
