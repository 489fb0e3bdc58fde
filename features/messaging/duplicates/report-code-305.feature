@messaging @needs-accounts @needs-callbacks
Feature: Report code 305
  The code says of the withheld message, and of no other, that it is a duplicate.

  Background:
    Given de-duplication is switched on for the account

  @MSG-DEDUP-16 @reading
  Rule: A report with report code 305 describes the withheld message itself
    Spec: Delivery report notification

    Example: The first message and its repeat carry different metadata
      When the account sends in one request:
        | NAME   | content           | destination_number | metadata.order |
        | first  | Your code is 1234 |       +46700000001 | first          |
        | second | Your code is 1234 |       +46700000001 | second         |
      Then "second" is reported rejected with report code 305
      And every report of "second" has:
        | original_text  | Your code is 1234 |
        | metadata.order | second            |
      But every report of "first" has:
        | metadata.order | first |

  @MSG-DEDUP-17 @reading
  Rule: Report code 305 is kept for duplicates
    Spec: Errors / Delivery report error_code

    Example: A message fails because there is no route to its number
      When the account sends "Your code is 1234" to "+99900000001" as "stranded"
      And the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "stranded" is never reported delivered
      And "stranded" and "first" are never reported with report code 305
      But "second" is reported rejected with report code 305

    Example: A message is rejected because its number is blocked
      When the account sends "Your code is 1234" to "+61491570110" as "kept back"
      And the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "kept back" is reported rejected
      And "kept back" and "first" are never reported with report code 305
      But "second" is reported rejected with report code 305

    @needs-handset
    Example: A message is rejected because its recipient opted out
      When the account sends "Your code is 1234" to "+46700000002" as "first"
      And the account sends "Your code is 1234" to "+46700000002" as "second"
      And the account sends "Your code is 1234" to "+46700000001" as "answered"
      And the handset "+46700000001" replies "STOP"
      And the account sends "Your code is 5678" to "+46700000001" as "kept back"
      Then "kept back" is reported rejected
      And "kept back" is never reported with report code 305
      But "second" is reported rejected with report code 305
