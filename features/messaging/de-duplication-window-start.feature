@messaging @needs-accounts @needs-callbacks @needs-clock
Feature: Start of the de-duplication window
  The window belongs to the message that was sent, not to the repeats that were withheld.

  Background:
    Given de-duplication is switched on for the account

  Rule: A withheld repeat does not prolong the window
    Spec: Optional account features

    @MSG-DEDUP-03 @reading
    Example: A repeat after 23 hours and another after the window
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 23 hours pass
      And the account sends "Your code is 1234" to "+46700000001" as "withheld"
      And 1 hour 1 second pass
      And the account sends "Your code is 1234" to "+46700000001" as "again"
      Then "withheld" is reported rejected with report code 305
      But "again" is reported delivered

  Rule: A message delivered after the window opens a window of its own
    Spec: Optional account features

    @MSG-DEDUP-04 @reading
    Example: The repeat after 25 hours is remembered in its turn
      Given it is 2024-01-15T12:00:00Z
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the clock reaches 2024-01-16T13:00:00Z
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the clock reaches 2024-01-16T14:00:00Z
      And the account sends "Your code is 1234" to "+46700000001" as "withheld"
      Then "second" is reported delivered
      But "withheld" is reported rejected with report code 305

    @MSG-DEDUP-04 @reading
    Example: The new window ends 24 hours after its own message
      When the account sends "Your code is 1234" to "+46700000001" 2 times, 25 hours apart
      And 23 hours 30 minutes pass
      And the account sends "Your code is 1234" to "+46700000001" as "withheld"
      And 30 minutes 1 second pass
      And the account sends "Your code is 1234" to "+46700000001" as "third"
      Then "withheld" is reported rejected with report code 305
      But "third" is reported delivered
