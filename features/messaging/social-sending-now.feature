@messaging @needs-accounts @needs-callbacks
Feature: Social sending at this moment
  Whether a message goes out now depends on the hour where its account is, and that can be seen at any moment.

  Background:
    Given social sending is switched on for the account

  Rule: A message goes out at once when it is day for the account
    Spec: Optional account features

    @MSG-SOCIAL-01
    Example: A message of the day
      Given it is day for the account
      When the account sends "Lunch is ready" to "+46700000001" as "lunch"
      Then "lunch" is reported submitted or delivered
      And "lunch" is reported delivered

  Rule: A message waits when it is night for the account
    Spec: Optional account features

    @MSG-SOCIAL-02
    Example: A message of the night waits while another customer's goes out
      Given it is night for the account
      And social sending is switched off for another customer
      When the account sends "Good night" to "+46700000001" as "held"
      And another customer sends "Good night" to "+46700000002" as "other"
      Then "other" is reported delivered
      But "held" is never reported submitted
      And "held" is never reported delivered
