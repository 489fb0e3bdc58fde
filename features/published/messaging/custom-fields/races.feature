@messaging
Feature: Custom fields that are asked for at the same moment
  What an account may have once, it has once, however many requests ask for it.

  @PUB-FIELD-RACE-01 @published
  Rule: A custom field that is made many times at the same moment is made once

    @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given the next 64 requests to create a custom field are decided together
      When the client asks 64 times at once to create a custom field
      Then 1 of them is accepted and the others are refused with HTTP status 409

    Example: A burst of sixty-four
      When the client asks 64 times at once to create a custom field
      Then 1 of them is accepted and the others are refused with HTTP status 409
