@messaging @needs-accounts @needs-callbacks
Feature: De-duplication
  An account that switches de-duplication on never bothers a recipient twice with the same text within a day.

  Background:
    Given de-duplication is switched on for the account

  Rule: A repeated message within 24 hours is withheld and reported with report code 305
    Spec: Optional account features

    @MSG-DEDUP-01 @smoke
    Example: The same text goes to the same number a minute later
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 1 minute passes
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305
      And "second" is never reported delivered

    @MSG-DEDUP-01 @needs-handset
    Example: The repeat does not reach the handset
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 1 minute passes
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then the handset "+46700000001" has 1 message
      And the handset "+46700000001" has "first"
      And "second" is reported rejected with report code 305

    @MSG-DEDUP-01
    Example: Other messages go out in between
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends in one request:
        | NAME         | content           | destination_number |
        | to a second  | Your code is 1234 | +46700000002       |
        | to a third   | Your code is 1234 | +61491570156       |
        | another text | Your code is 5678 | +46700000001       |
      And the account sends "Your code is 1234" to "+46700000001" as "repeat"
      Then "first" and "another text" are reported delivered
      But "repeat" is reported rejected with report code 305
      And "repeat" is never reported delivered

  Rule: However many repeats follow within the window, all of them are withheld
    Spec: Optional account features

    @MSG-DEDUP-08 @reading
    Example: The same text is sent three times
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And 1 hour passes
      And the account sends "Your code is 1234" to "+46700000001" as "third"
      Then "first" is reported delivered
      But "second" and "third" are reported rejected with report code 305
      And "third" is never reported delivered

    @MSG-DEDUP-08 @reading
    Example: The same text is sent four times in a row
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the account sends "Your code is 1234" to "+46700000001" as "third"
      And the account sends "Your code is 1234" to "+46700000001" as "fourth"
      Then "first" is reported delivered
      But "second", "third" and "fourth" are reported rejected with report code 305
      And "fourth" is never reported delivered

  Rule: Repeats inside one request are withheld like repeats in later requests
    Spec: Optional account features

    @MSG-DEDUP-09 @reading
    Example: A request holds the same message twice
      When the account sends in one request:
        | NAME   | content           | destination_number |
        | first  | Your code is 1234 | +46700000001       |
        | second | Your code is 1234 | +46700000001       |
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305
      And "second" is never reported delivered

  Rule: A report with report code 305 describes the withheld message itself
    Spec: Delivery report notification

    @MSG-DEDUP-16 @reading
    Example: The first message and its repeat carry different metadata
      When the account sends in one request:
        | NAME   | content           | destination_number | metadata           |
        | first  | Your code is 1234 | +46700000001       | {"order":"first"}  |
        | second | Your code is 1234 | +46700000001       | {"order":"second"} |
      Then "second" is reported rejected with report code 305
      And every report of "second" has:
        | original_text | Your code is 1234  |
        | metadata      | {"order":"second"} |
      But every report of "first" has:
        | metadata | {"order":"first"} |

  Rule: Report code 305 is kept for duplicates
    Spec: Errors / Delivery report error_code

    @MSG-DEDUP-17 @reading
    Example: A message fails because there is no route to its number
      When the account sends "Your code is 1234" to "+99900000001" as "stranded"
      And the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "stranded" is never reported delivered
      And "stranded" and "first" are never reported with report code 305
      But "second" is reported rejected with report code 305

    @MSG-DEDUP-17 @reading
    Example: A message is rejected because its number is blocked
      When the account sends "Your code is 1234" to "+61491570110" as "kept back"
      And the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "kept back" is reported rejected
      And "kept back" and "first" are never reported with report code 305
      But "second" is reported rejected with report code 305

    @MSG-DEDUP-17 @reading @needs-handset
    Example: A message is rejected because its recipient opted out
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the handset "+46700000001" replies "STOP"
      And the account sends "Your code is 5678" to "+46700000001" as "kept back"
      Then "kept back" is reported rejected
      And "kept back" is never reported with report code 305
      But "second" is reported rejected with report code 305
