@messaging @needs-accounts @needs-callbacks
Feature: Messages that wait at this moment
  A message of the night is at most on its way, and a repeat of it is known before it is sent.

  Background:
    Given social sending is switched on for the account
    And it is night for the account
    And social sending is switched off for another customer

  Rule: While a message waits it is reported enroute or not at all
    Spec: Optional account features; Delivery status values

    @MSG-SOCIAL-12 @reading
    Example: Two messages of the night
      When the account sends "Hello" to "+46700000001" as "held"
      And the account sends "Good night" to "+61491570156" as "held too"
      And another customer sends "Hello" to "+46700000002" as "other"
      Then "other" is reported delivered
      But "held" is never reported submitted
      And "held" is never reported delivered
      And "held too" is never reported submitted

  Rule: A repeat of a message that waits is withheld
    Spec: Optional account features

    @X-01 @reading
    Example: The same text twice in one night
      Given de-duplication is switched on for the account
      When the account sends "Sleep well" to "+46700000001" as "first"
      And the account sends "Sleep well" to "+46700000001" as "second"
      And another customer sends "Sleep well" to "+46700000002" as "other"
      Then "second" is reported rejected with report code 305
      And "other" is reported delivered
      But "first" is never reported delivered
