@messaging @needs-handset @needs-callbacks
Feature: Blacklist and other features
  Being blacklisted, being a repeat and having to wait can all happen to the same message.

  @X-03 @needs-accounts
  Rule: A number that came off the blacklist gets new texts, with de-duplication too
    Spec: Optional account features; Blacklists (number authorisation)

    Background:
      Given de-duplication is switched on for the account
      And self-managed opt-out is switched off for the account

    @reading
    Example: The number comes off the blacklist and another text is sent
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      Then "+46700000001" is on the blacklist of the account
      When the account sends "Two days left" to "+46700000001" as "second"
      Then "second" is reported rejected with report code 302 or 412
      When the account asks to unblock a number, "+46700000001"
      And the account sends "Last day" to "+46700000001" as "third"
      Then "third" is reported delivered

    @observe
    Example: The number comes off the blacklist and the text is sent again
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the account sends "Two days left" to "+46700000001" as "second"
      And the account asks to unblock a number, "+46700000001"
      And the account sends "Two days left" to "+46700000001" as "third"
      Then the outcome of "second" is recorded
      And the outcome of "third" is recorded

  @X-04 @reading @needs-accounts
  Rule: A repeat to a blacklisted number is rejected with one of the codes for either
    Spec: Optional account features; Errors / Delivery report error_code

    Example: The recipient opts out and the same text follows
      Given de-duplication is switched on for the account
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the account sends "Sale until Sunday" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is only reported rejected
      And "second" is reported rejected with report code 302 or 305 or 412

  @X-12 @reading @needs-accounts @needs-clock
  Rule: A recipient who opts out while a message waits for the morning does not get it
    Spec: Optional account features; Blacklists (number authorisation)

    Background:
      Given social sending is switched on for the account
      And self-managed opt-out is switched off for the account
      And it is 2024-01-15T17:59:00Z

    Example: The recipient opts out at seven in the evening
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the clock reaches 2024-01-15T19:00:00Z
      And the account sends in one request:
        | NAME   | content       | destination_number |
        | second | Two days left |       +46700000001 |
        | third  | Two days left |       +46700000002 |
      And the handset "+46700000001" replies "STOP"
      And the clock reaches 2024-01-16T18:00:00Z
      Then "third" is reported delivered
      But "second" is reported rejected with report code 302 or 412
      And "second" is never reported delivered

  @X-53 @reading
  Rule: A reply that opts out is pushed like any other reply
    Spec: Blacklists (number authorisation); Events / Callbacks from the messaging API

    Example: The recipient replies STOP to a message with a callback URL
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Thanks"
      And the handset "+46700000001" replies "STOP"
      Then the receiver gets "Thanks" in reply
      And the receiver gets "STOP" in reply
      And "+46700000001" is on the blacklist of the account
