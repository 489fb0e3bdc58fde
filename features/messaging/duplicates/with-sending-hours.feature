@messaging @needs-accounts @needs-callbacks @needs-clock
Feature: De-duplication together with social sending
  A message that waits for the morning takes part in de-duplication.

  Background:
    Given de-duplication is switched on for the account
    And social sending is switched on for the account
    And the time zone of the account is "UTC"

  @X-01 @reading @needs-handset
  Rule: A repeat is withheld even while the first message waits for the morning
    Spec: Optional account features

    @core
    Example: Message and repeat are submitted in the evening
      Given it is 21:00 on Monday
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And 5 minutes pass
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the clock reaches 18:00 on Tuesday
      Then "first" is reported delivered
      But "second" is reported rejected with report code 305
      And the handset "+46700000001" has 1 message

  @X-02 @observe
  Rule: Whether the window of a delayed message starts at submission or at release is open
    Spec: Optional account features

    Example: The repeat comes 24 hours and 30 minutes after submission, within a day of release
      Given it is 20:00 on Monday
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the clock reaches 20:30 on Tuesday
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the clock reaches 08:00:01 on Wednesday
      Then "first" is reported delivered
      And the outcome of "second" is recorded

    Example: The repeat comes just before a day has passed since release
      Given it is 20:00 on Monday
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the clock reaches 07:59 on Wednesday
      And the account sends "Your code is 1234" to "+46700000001" as "second"
      And the clock reaches 08:00:01 on Wednesday
      Then "first" is reported delivered
      And the outcome of "second" is recorded
