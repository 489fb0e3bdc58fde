@messaging
Feature: Messages that are cancelled at the same moment
  A message is cancelled once, or goes out.

  @PUB-MSG-RACE-02 @published @needs-clock @needs-holds
  Rule: A message that goes out while it is being cancelled is not cancelled

    Example: The message goes out first
      When the client asks to cancel a message
      Then it is accepted with HTTP status 200
      When the client asks to schedule a message
      And the client takes what was made as the scheduled message
      And the client asks to cancel a message with:
        | DELAY | 2 days |
      Then it is refused with HTTP status 400
      When the client asks to retrieve a message for the account's scheduled message
      Then the answer has "status" set to "delivered"

  @PUB-MSG-RACE-01 @published
  Rule: A message that is cancelled many times at the same moment is cancelled once

    @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given the next 64 requests to cancel a message are decided together
      When the client asks 64 times at once to cancel a message
      Then 1 of them is accepted and the others are refused with HTTP status 400

    Example: A burst of sixty-four
      When the client asks 64 times at once to cancel a message
      Then 1 of them is accepted and the others are refused with HTTP status 400
