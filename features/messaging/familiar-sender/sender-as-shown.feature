@messaging @needs-accounts @needs-callbacks
Feature: Familiar sender, as the platform shows it
  The record of a message names what it is sent from, so that one can follow the pairing without a handset.

  Background:
    Given familiar sender is switched on for the account

  @MSG-FAM-01
  Rule: All messages to one recipient have one sender
    Spec: Optional account features

    Example: Three messages, one after the other
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Good morning" to "+46700000001" as "second"
      And the account sends "Bye" to "+46700000001" as "third"
      Then "first", "second" and "third" are reported delivered
      And "second" has the same sender as "first"
      And "third" has the same sender as "first"

  @MSG-FAM-03 @reading
  Rule: The sender stays the same whatever is sent and however it is submitted
    Spec: Optional account features

    Example: Different texts in two requests
      When the account sends in one request:
        | NAME   | content      | destination_number | metadata.order |
        | first  | Hello        |       +46700000001 |                |
        | other  | Hello        |       +46700000002 |                |
        | second | Good morning |       +46700000001 |              2 |
      And the account sends "Bye 👋" to "+46700000001" as "third"
      Then "first", "second" and "third" are reported delivered
      And "second" has the same sender as "first"
      And "third" has the same sender as "first"

  @MSG-FAM-06 @reading
  Rule: The sender belongs to the destination number
    Spec: Optional account features

    Example: Two recipients are written to in turn
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Hello   |       +46700000001 |
        | second | Hello   |       +46700000002 |
        | third  | Bye     |       +46700000001 |
        | fourth | Bye     |       +46700000002 |
      Then "third" has the same sender as "first"
      And "fourth" has the same sender as "second"
      And "first", "second", "third" and "fourth" are reported delivered

  @MSG-FAM-05 @reading
  Rule: First messages that are sent at the same moment have the same sender
    Spec: Optional account features

    Example: Three messages to a new recipient in one request
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | One     |       +46700000001 |
        | second | Two     |       +46700000001 |
        | third  | Three   |       +46700000001 |
      Then "second" has the same sender as "first"
      And "third" has the same sender as "first"
      And "first", "second" and "third" are reported delivered
