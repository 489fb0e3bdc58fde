@messaging @needs-accounts @needs-callbacks
Feature: Many messages at once
  An account that sends many messages in one request, or over many connections, still bothers no recipient twice.

  Background:
    Given de-duplication is switched on for the account

  @MSG-DEDUP-01 @needs-clock
  Rule: A repeated message within 24 hours is withheld and reported with report code 305
    Spec: Optional account features

    Example: A request of four messages is repeated an hour later
      When the account sends in one request:
        | NAME  | content                  | destination_number | LENGTH |
        | one   | Hello                    |       +46700000001 |        |
        | two   | Good morning             |       +61491570159 |        |
        | three | Привет, код 1234         |       +33639980001 |        |
        | four  | The parcel is on its way |      +447700900123 |    197 |
      And 1 hour passes
      And the account sends in one request:
        | NAME        | content                  | destination_number | LENGTH |
        | again one   | Hello                    |       +46700000001 |        |
        | again two   | Good morning             |       +61491570159 |        |
        | again three | Привет, код 1234         |       +33639980001 |        |
        | again four  | The parcel is on its way |      +447700900123 |    197 |
      Then "one", "two", "three" and "four" are reported delivered
      But "again one", "again two", "again three" and "again four" are reported rejected with report code 305

    @published @needs-mailbox
    Example: Messages of other formats, from an own number and for a later time are repeated an hour later
      Given the account has the own number "+61491570156"
      And it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME    | content | destination_number | format | source_number | scheduled            |
        | picture | Hello   |       +46700000001 | MMS    |               |                      |
        | spoken  | Hello   |       +46700000002 | TTS    |               |                      |
        | own     | Hello   |       +61491570157 |        |  +61491570156 |                      |
        | later   | Hello   |       +12025550101 |        |               | 2024-01-15T15:00:00Z |
      And 1 hour passes
      And the account sends in one request:
        | NAME          | content | destination_number | format | source_number | scheduled            |
        | again picture | Hello   |       +46700000001 | MMS    |               |                      |
        | again spoken  | Hello   |       +46700000002 | TTS    |               |                      |
        | again own     | Hello   |       +61491570157 |        |  +61491570156 |                      |
        | again later   | Hello   |       +12025550101 |        |               | 2024-01-15T15:00:00Z |
      And the clock reaches 2024-01-15T16:00:00Z
      Then "picture", "spoken", "own" and "later" are reported delivered
      But "again picture", "again spoken", "again own" and "again later" are reported rejected with report code 305

  @MSG-DEDUP-09 @reading
  Rule: Repeats inside one request are withheld like repeats in later requests
    Spec: Optional account features

    Example: A request holds the same message twice
      When the account sends in one request:
        | NAME   | content           | destination_number |
        | first  | Your code is 1234 |       +46700000001 |
        | second | Your code is 1234 |       +46700000001 |
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305
      And "second" is never reported delivered

  @MSG-DEDUP-10 @reading
  Rule: Of identical messages submitted at the same moment exactly one is sent
    Spec: Optional account features

    @needs-holds
    Scenario Outline: <COUNT> submits are decided at the same moment
      Given the next <COUNT> requests to submit a message are decided together
      When the account sends "Your code is 1234" to "+46700000001" <COUNT> times at once
      Then 1 of them is reported delivered
      And <REPEATS> of them are reported rejected with report code 305

      Examples:
        | COUNT | REPEATS |
        |     2 |       1 |
        |    20 |      19 |
        |    64 |      63 |

    Example: A burst of 64 submits
      When the account sends "Your code is 1234" to "+46700000001" 64 times at once
      Then 1 of them is reported delivered
      And 63 of them are reported rejected with report code 305
