@messaging @needs-accounts
Feature: Dedicated numbers that are asked for at the same moment
  A number is assigned once, however many requests ask for it.

  @PUB-NUM-RACE-01 @published
  Rule: A dedicated number that many ask for at the same moment is given to one

    @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given dedicated numbers are switched on for the account
      And the next 64 requests to assign a number are decided together
      When the client asks 64 times at once to assign a number
      Then 1 of them is accepted and the others are refused with HTTP status 409

    Example: A burst of sixty-four
      Given dedicated numbers are switched on for the account
      When the client asks 64 times at once to assign a number
      Then 1 of them is accepted and the others are refused with HTTP status 409
