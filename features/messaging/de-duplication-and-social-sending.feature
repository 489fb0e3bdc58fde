@messaging @needs-accounts @needs-callbacks @needs-clock
Feature: De-duplication together with social sending
  A message that waits for the morning takes part in de-duplication.

  Background:
    Given de-duplication is switched on for the account
    And social sending is switched on for the account
    And the time zone of the account is "UTC"

  Rule: A repeat is withheld even while the first message waits for the morning
    Spec: Optional account features

    @X-01 @reading @needs-handset
    Example: Message and repeat are submitted in the evening
      Given it is 2024-01-15T21:00:00Z
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 5 minutes pass
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the clock reaches 2024-01-16T18:00:00Z
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305
      And the handset "+46700000001" has 1 message

  Rule: Whether the window of a delayed message starts at submission or at release is open
    Spec: Optional account features

    @X-02 @observe
    Example: The repeat comes 24 hours and 30 minutes after submission, within a day of release
      Given it is 2024-01-15T20:00:00Z
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the clock reaches 2024-01-16T20:30:00Z
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the clock reaches 2024-01-17T08:00:01Z
      Then "first" is reported delivered
      And the outcome of "second" is recorded

    @X-02 @observe
    Example: The repeat comes just before a day has passed since release
      Given it is 2024-01-15T20:00:00Z
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the clock reaches 2024-01-17T07:59:00Z
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the clock reaches 2024-01-17T08:00:01Z
      Then "first" is reported delivered
      And the outcome of "second" is recorded
