@messaging @needs-accounts @needs-callbacks @needs-clock
Feature: De-duplication window
  How long the platform remembers a text that went to a number.

  Background:
    Given de-duplication is switched on for the account

  Rule: The window of de-duplication is 24 hours long
    Spec: Limits

    @MSG-DEDUP-02
    Scenario Outline: The repeat comes <LATER> after the message and is withheld
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And <LATER> pass
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305
      And "second" is never reported delivered

      Examples:
        | LATER                                           |
        | 1 second                                        |
        | 12 hours                                        |
        | 23 hours 59 minutes 59 seconds                  |
        | 23 hours 59 minutes 59 seconds 999 milliseconds |

    @MSG-DEDUP-02
    Scenario Outline: The repeat comes <LATER> after the message and is delivered
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 1 hour passes
      And the account sends "Your code is 1234" to "+46700000001" as "too soon"
      And <REST> pass
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "too soon" is reported rejected with report code 305
      But "first" and "second" are reported delivered

      Examples:
        | LATER                  | REST                   |
        | 24 hours 1 millisecond | 23 hours 1 millisecond |
        | 24 hours 1 second      | 23 hours 1 second      |
        | 48 hours               | 47 hours               |

    @MSG-DEDUP-02
    Example: Two hundred other messages do not shorten the window
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Sale starts today" to 100 recipients
      And the account sends "Sale ends today" to 100 recipients
      And 1 hour passes
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305

    @MSG-DEDUP-02
    Example: A night of 23 hours in the account's zone does not shorten the window
      Given it is 2024-03-30T12:00:00Z
      And the time zone of the account is "Europe/Stockholm"
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the clock reaches 2024-03-31T11:30:00Z
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305

    @MSG-DEDUP-02
    Example: A day of 25 hours in the account's zone does not lengthen the window
      Given it is 2024-10-26T12:00:00Z
      And the time zone of the account is "Europe/Stockholm"
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the clock reaches 2024-10-27T12:30:00Z
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered

    @MSG-DEDUP-02 @observe
    Example: The repeat comes exactly 24 hours after the message
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 24 hours pass
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      And the outcome of "second" is recorded
