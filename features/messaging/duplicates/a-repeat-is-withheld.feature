@messaging @needs-accounts @needs-callbacks
Feature: Duplicates
  An account with de-duplication never bothers a recipient twice with the same text within 24 hours.
  The repeat is withheld, and its delivery report says so with report code 305.

  Background:
    Given de-duplication is switched on for the account

  @MSG-DEDUP-01
  Rule: A repeated message within 24 hours is withheld and reported with report code 305
    Spec: Optional account features

    @core @smoke
    Example: The same text a minute later
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 1 minute passes
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305
      And "second" is never reported delivered

    Example: The same text eleven minutes later
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 11 minutes pass
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305

    @needs-handset
    Example: The same text a minute later, seen at the handset
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 1 minute passes
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then the handset "+46700000001" has 1 message
      And the handset "+46700000001" has "first"
      And "second" is reported rejected with report code 305

    @core
    Example: The same text after other messages, which go out
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends in one request:
        | NAME         | content           | destination_number |
        | to a second  | Your code is 1234 |       +46700000002 |
        | to a third   | Your code is 1234 |       +61491570156 |
        | another text | Your code is 5678 |       +46700000001 |
      And the account sends "Your code is 1234" to "+46700000001" as "repeat"
      Then "first" and "another text" are reported delivered
      But "repeat" is reported rejected with report code 305
      And "repeat" is never reported delivered

    @needs-clock @needs-handset
    Example: Two days later nothing of the repeat has come
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 1 minute passes
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And 48 hours pass
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305
      And "second" is never reported delivered
      And the handset "+46700000001" has 1 message

  @MSG-DEDUP-08
  Rule: However many repeats follow within the window, all of them are withheld
    Spec: Optional account features

    @core
    Example: Three times within an hour
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And 1 hour passes
      And the account sends "Your code is 1234" to "+46700000001" as "third"
      Then "first" is reported delivered
      But "second" and "third" are reported rejected with report code 305
      And "third" is never reported delivered

    @core
    Example: Four times in a row
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the account sends "Your code is 1234" to "+46700000001" as "third"
      And the account sends "Your code is 1234" to "+46700000001" as "fourth"
      Then "first" is reported delivered
      But "second", "third" and "fourth" are reported rejected with report code 305
      And "fourth" is never reported delivered

  @MSG-DEDUP-02 @needs-clock
  Rule: The window of de-duplication is 24 hours long
    Spec: Limits

    @core
    Scenario Outline: <LATER> after the message its repeat is withheld
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And <LATER> pass
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And 25 hours pass
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305
      And "second" is never reported delivered

      Examples:
        | LATER                                           |
        |                                        1 second |
        |                                        12 hours |
        |                  23 hours 59 minutes 59 seconds |
        | 23 hours 59 minutes 59 seconds 999 milliseconds |

    @core
    Scenario Outline: <LATER> after the message its repeat is delivered
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And <LATER> pass
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered

      Examples:
        | LATER                  |
        | 24 hours 1 millisecond |
        |      24 hours 1 second |
        |               48 hours |

  @MSG-DEDUP-03 @reading @needs-clock
  Rule: A withheld repeat does not prolong the window
    Spec: Optional account features

    @core
    Scenario Outline: <LATER> after the message its repeat is delivered, and one after an hour was withheld
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 1 hour passes
      And the account sends "Your code is 1234" to "+46700000001" as "too soon"
      And <REST> pass
      And the account sends "Your code is 1234" to "+46700000001" as "again"
      Then "too soon" is reported rejected with report code 305
      And "first" is reported delivered
      But "again" is reported delivered

      Examples:
        | LATER                  | REST                   |
        | 24 hours 1 millisecond | 23 hours 1 millisecond |
        |      24 hours 1 second |      23 hours 1 second |
        |               48 hours |               47 hours |
