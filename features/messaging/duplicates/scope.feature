@messaging @needs-accounts @needs-callbacks
Feature: Where de-duplication applies
  De-duplication belongs to the account that switched it on, from the moment it did.

  @MSG-DEDUP-12 @reading
  Rule: An account without de-duplication has every repeat delivered
    Spec: Optional account features

    Example: The same text goes to the same number twice
      Given de-duplication is switched off for the account
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered
      And "second" is never reported with report code 305

  @MSG-DEDUP-14 @reading
  Rule: The messages of one customer never make another customer's message a duplicate
    Spec: Optional account features

    Example: Two customers send the same text to the same number
      Given de-duplication is switched on for the account
      And de-duplication is switched on for another customer
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And another customer sends "Your code is 1234" to "+46700000001" as "theirs"
      And another customer sends "Your code is 1234" to "+46700000001" as "their repeat"
      Then "first" and "theirs" are reported delivered
      But "their repeat" is reported rejected with report code 305

  @X-14 @observe
  Rule: Whether a parent and its sub-account share one window is open
    Spec: Authentication / Sub-accounts

    Example: The parent sends a text, then sends it again for its sub-account
      Given de-duplication is switched on for the account
      And de-duplication is switched on for the sub-account
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account, acting for the sub-account, sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      And the outcome of "second" is recorded

  @MSG-DEDUP-13 @observe
  Rule: Whether messages from before the feature was switched on count is open
    Spec: Optional account features

    Example: The feature is switched on between a message and its repeat
      Given de-duplication is switched off for the account
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And de-duplication is switched on for the account
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      And the outcome of "second" is recorded

  @MSG-DEDUP-15 @observe @needs-carrier
  Rule: Whether a message that was not delivered counts as sent is open
    Spec: Optional account features

    Example: The carrier fails a message and the account sends it again
      Given de-duplication is switched on for the account
      And the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 0 seconds | submitted |  200 |
        |  1 second | failed    |  400 |
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 2 seconds pass
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported failed
      And the outcome of "second" is recorded

  @SIL-MSG-25 @observe
  Rule: How a withheld message is answered is left open
    Spec: Optional account features

    Example: The same message twice
      Given de-duplication is switched on for the account
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000001" as "second"
      Then the form of the answer is recorded
      And the outcome of "second" is recorded
