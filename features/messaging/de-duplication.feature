@messaging @needs-accounts @needs-callbacks
Feature: De-duplication
  An account that switches de-duplication on never bothers a recipient twice with the same text within a day.

  Background:
    Given de-duplication is switched on for the account

  Rule: A repeated message within 24 hours is withheld and reported with report code 305
    Spec: Optional account features

    @MSG-DEDUP-01 @smoke
    Example: The same text goes to the same number a minute later
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 1 minute passes
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305
      And "second" is never reported delivered
