@messaging
Feature: Numbers and custom fields that are asked for at the same moment
  What an account may have once, it has once, however many requests ask for it.

  Rule: A dedicated number that many ask for at the same moment is given to one
    Spec: Published: dedicated numbers

    @PUB-NUM-RACE-01 @published @needs-accounts @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given dedicated numbers are switched on for the account
      And the next 64 requests to assign a number are decided together
      When the client asks 64 times at once to assign a number
      Then 1 of them is accepted and the others are refused with HTTP status 409

    @PUB-NUM-RACE-01 @published @needs-accounts
    Example: A burst of sixty-four
      Given dedicated numbers are switched on for the account
      When the client asks 64 times at once to assign a number
      Then 1 of them is accepted and the others are refused with HTTP status 409

  Rule: A custom field that is made many times at the same moment is made once
    Spec: Published: custom fields

    @PUB-FIELD-RACE-01 @published @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given the next 64 requests to create a custom field are decided together
      When the client asks 64 times at once to create a custom field
      Then 1 of them is accepted and the others are refused with HTTP status 409

    @PUB-FIELD-RACE-01 @published
    Example: A burst of sixty-four
      When the client asks 64 times at once to create a custom field
      Then 1 of them is accepted and the others are refused with HTTP status 409
