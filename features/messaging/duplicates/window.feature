@messaging @needs-accounts @needs-callbacks @needs-clock
Feature: The 24 hours of de-duplication
  The platform remembers a text for 24 hours from the message that was sent, whatever happens in them.
  A repeat that was withheld does not count; one that was sent begins the 24 hours again.

  Background:
    Given de-duplication is switched on for the account

  @MSG-DEDUP-02
  Rule: The window of de-duplication is 24 hours long
    Spec: Limits

    Example: Five hundred other messages do not shorten the window
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Sale starts today" to 250 recipients
      And the account sends "Sale ends today" to 250 recipients
      And 1 hour passes
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305

    Example: A night of 23 hours in the account's zone does not shorten the window
      Given it is 2024-03-30T12:00:00Z
      And the time zone of the account is "Europe/Stockholm"
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the clock reaches 2024-03-31T11:30:00Z
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305

    Example: A day of 25 hours in the account's zone does not lengthen the window
      Given it is 2024-10-26T12:00:00Z
      And the time zone of the account is "Europe/Stockholm"
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the clock reaches 2024-10-27T12:30:00Z
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered

    @observe
    Example: The repeat comes exactly 24 hours after the message
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 24 hours pass
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      And the outcome of "second" is recorded

  @MSG-DEDUP-03 @reading
  Rule: A withheld repeat does not prolong the window
    Spec: Optional account features

    Example: A repeat after 23 hours and another after the window
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 23 hours pass
      And the account sends "Your code is 1234" to "+46700000001" as "withheld"
      And 1 hour 1 second pass
      And the account sends "Your code is 1234" to "+46700000001" as "again"
      Then "withheld" is reported rejected with report code 305
      But "again" is reported delivered

    Example: The new window ends 24 hours after its own message
      When the account sends "Your code is 1234" to "+46700000001" 2 times, 25 hours apart
      And 23 hours 30 minutes pass
      And the account sends "Your code is 1234" to "+46700000001" as "withheld"
      And 30 minutes 1 second pass
      And the account sends "Your code is 1234" to "+46700000001" as "again"
      Then "withheld" is reported rejected with report code 305
      But "again" is reported delivered

  @MSG-DEDUP-04 @reading
  Rule: A message delivered after the window opens a window of its own
    Spec: Optional account features

    Example: The repeat after 25 hours is remembered in its turn
      Given it is 12:00 on Monday
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the clock reaches 13:00 on Tuesday
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the clock reaches 14:00 on Tuesday
      And the account sends "Your code is 1234" to "+46700000001" as "withheld"
      Then "second" is reported delivered
      But "withheld" is reported rejected with report code 305
