@messaging
Feature: Blacklists of different accounts
  Every account answers for its own recipients, whatever its features and however it is called back.

  @BL-04 @needs-accounts @needs-callbacks
  Rule: An account that manages opt-outs itself delivers whatever it puts on the blacklist
    Spec: Blacklists (number authorisation)

    Example: A number is put on the blacklist
      Given self-managed opt-out is switched on for the account
      When the account sends "Before" to "+46700000001" as "first"
      And the account blocks "+46700000001"
      Then it is accepted
      When the account sends "After" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered
      And "second" is never reported rejected

    Example: A number is put on the blacklist and taken off again
      Given self-managed opt-out is switched on for the account
      When the account blocks "+46700000001"
      Then it is accepted
      When the account asks to unblock a number, "+46700000001"
      Then it is accepted
      When the account sends "After" to "+46700000001" as "first"
      Then "first" is reported delivered
      And "first" is never reported rejected

    @observe @needs-handset
    Example: The recipient opts out of the messages of such an account
      Given self-managed opt-out is switched on for the account
      When the account sends "Before" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the account sends "After" to "+46700000001" as "second"
      Then the outcome of "second" is recorded
      And the presence of "+46700000001" on the blacklist is recorded

  @BL-05 @reading @needs-handset @needs-callbacks
  Rule: An opt-out from one account leaves other accounts their recipient
    Spec: Blacklists (number authorisation)

    Example: The recipient hears from two customers
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the account sends "Two days left" to "+46700000001" as "second"
      And another customer sends "Your parcel has arrived" to "+46700000001" as "parcel"
      Then "parcel" is reported delivered
      And "+46700000001" is not on the blacklist of another customer
      But "+46700000001" is on the blacklist of the account
      And "second" is never reported delivered

    Example: Another customer's blacklist
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      Then "first" is reported delivered
      And "+46700000001" is on the blacklist of the account
      But "+46700000001" is not on the blacklist of another customer

  @BL-07 @reading @needs-handset
  Rule: An opt-out counts with and without a callback URL, and whether or not it is confirmed
    Spec: Blacklists (number authorisation)

    Example: The message had no callback URL
      When the account asks to submit a message
      Then it is accepted
      When the handset "+61491570156" replies "STOP"
      Then "+61491570156" is on the blacklist of the account

    Example: A message without a callback URL
      When the account sends "Sale until Sunday" to "+46700000001" as "first", without a callback URL
      Then it is accepted
      When the handset "+46700000001" replies "STOP"
      Then "+46700000001" is on the blacklist of the account

    Example: The reply is confirmed
      When the account asks to submit a message
      And the handset "+61491570156" replies "STOP"
      Then "+61491570156" is on the blacklist of the account
      When the account confirms the reply "STOP"
      Then it is accepted
      And "+61491570156" is on the blacklist of the account

  @BL-09 @reading @needs-handset @needs-accounts @needs-callbacks
  Rule: Opt-outs are recorded for every account, whatever its features
    Spec: Optional account features; Blacklists (number authorisation)

    Example: An account without any optional feature
      Given every optional feature is switched off for the account
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      Then "first" is reported delivered
      And "+46700000001" is on the blacklist of the account

  @X-18 @reading @needs-handset @needs-callbacks
  Rule: An opt-out from a sub-account's message comes onto the blacklist of the sub-account
    Spec: Authentication / Sub-accounts; Blacklists (number authorisation)

    Example: The account sent the message for its sub-account
      When the account, acting for the sub-account, sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the account, acting for the sub-account, sends "Last chance" to "+46700000001" as "second"
      Then "first" is reported delivered
      And "+46700000001" is on the blacklist of the sub-account
      But "+46700000001" is not on the blacklist of the account
      And "second" is reported rejected with report code 302 or 412

  @SIL-MSG-24 @observe @needs-handset @needs-callbacks
  Rule: Which words opt out is left open
    Spec: Blacklists (number authorisation)

    Scenario Outline: The recipient replies "<TEXT>"
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "<TEXT>"
      Then the outcome of "first" is recorded
      And the presence of "+46700000001" on the blacklist is recorded

      Examples:
        | TEXT        |
        | UNSUBSCRIBE |
        | STOPP       |
        | Opt out     |
        | ARRET       |
