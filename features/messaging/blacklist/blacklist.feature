@messaging @needs-handset @needs-callbacks
Feature: Blacklist
  Recipients who do not want an account's messages any more say so, and are left in peace from then on.

  @BL-01
  Rule: A recipient who replies with an opt-out keyword is put on the account's blacklist
    Spec: Blacklists (number authorisation)

    @core @smoke
    Example: The recipient replies STOP
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      Then "first" is reported delivered
      And "+46700000001" is not on the blacklist of the account
      When the handset "+46700000001" replies "STOP"
      Then "+46700000001" is on the blacklist of the account
      And the receiver gets "STOP" in reply

    @needs-clock
    Example: A year after a reply to a message of eight days before
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And 8 days pass
      And the handset "+46700000001" replies "STOP"
      And 366 days pass
      Then "+46700000001" is on the blacklist of the account
      But "+46700000002" is not on the blacklist of the account
      And "first" is reported delivered

    Example: The recipient opts out again after the number came off the blacklist
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the account asks to unblock a number, "+46700000001"
      And the account sends "Last day" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered
      When the handset "+46700000001" replies "STOP"
      Then "+46700000001" is on the blacklist of the account
      And the receiver gets "STOP" in reply

    @observe
    Scenario Outline: The recipient replies "<TEXT>"
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "<TEXT>"
      Then "first" is reported delivered
      And the presence of "+46700000001" on the blacklist is recorded

      Examples:
        | TEXT    |
        | stop    |
        | STOP.   |
        | STOP it |
        | STOPPED |

    @observe
    Example: There are blanks around the keyword
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies " Stop "
      Then "first" is reported delivered
      And the presence of "+46700000001" on the blacklist is recorded

  @BL-02
  Rule: Other replies do not put their number on the blacklist
    Spec: Blacklists (number authorisation)

    @reading
    Scenario Outline: The recipient replies "<TEXT>"
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "<TEXT>"
      Then "+46700000001" is not on the blacklist of the account
      When the account sends "Two days left" to "+46700000001" as "second"
      Then "second" is reported delivered
      When the handset "+46700000001" replies "STOP"
      Then "+46700000001" is on the blacklist of the account
      And the receiver gets "STOP" in reply

      Examples:
        | TEXT   |
        | Thanks |
        | yes    |

    @observe
    Example: The keyword is inside a sentence
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "When does the sale stop"
      Then "first" is reported delivered
      And the presence of "+46700000001" on the blacklist is recorded

  @BL-03 @reading
  Rule: A message to a blacklisted number is rejected with report code 302 or report code 412
    Spec: Blacklists (number authorisation); Delivery status values

    Example: The account writes again after the opt-out
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the account sends "Two days left" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 302 or 412
      And "second" is never reported delivered
      And the handset "+46700000001" has 1 message

    Example: The account writes twice after the opt-out
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the account sends "Two days left" to "+46700000001" as "second"
      And the account sends "Last day" to "+46700000001" as "third"
      Then "first" is reported delivered
      But "second" and "third" are reported rejected with report code 302 or 412
      And "second" is never reported delivered

    @needs-clock
    Example: The account writes again a year after the opt-out
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And 366 days pass
      And the account sends "Sale until Sunday" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 302 or 412

  @BL-06 @reading
  Rule: The opt-out concerns the number that replied
    Spec: Blacklists (number authorisation)

    @needs-mailbox
    Example: The message came from a number of the account's own
      Given the account has the own number "+61491570156"
      When the account sends "Sale until Sunday" from "+61491570156" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      Then "first" is reported delivered
      And "+46700000001" is on the blacklist of the account
      But "+61491570156" is not on the blacklist of the account

    Scenario Outline: Another recipient still gets messages, at <OTHER>
      When the account sends "Sale until Sunday" to "<NUMBER>" as "first"
      And the handset "<NUMBER>" replies "STOP"
      And the account sends "Two days left" to "<NUMBER>" as "kept back"
      And the account sends "Two days left" to "<OTHER>" as "other"
      Then "other" is reported delivered
      But "kept back" is never reported delivered
      And "<OTHER>" is not on the blacklist of the account
      But "<NUMBER>" is on the blacklist of the account

      Examples:
        | NUMBER           | OTHER            |
        |     +46700000001 |     +46700000002 |
        | +467000000000011 | +467000000000012 |

  @BL-08 @reading
  Rule: Opting out again changes nothing
    Spec: Blacklists (number authorisation)

    Example: The recipient replies STOP three times
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      Then "+46700000001" is exactly once on the blacklist of the account
      When the handset "+46700000001" replies "STOP"
      Then "+46700000001" is exactly once on the blacklist of the account
      When the handset "+46700000001" replies "STOP"
      Then "+46700000001" is exactly once on the blacklist of the account
      And "first" is reported delivered
