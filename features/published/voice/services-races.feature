@voice
Feature: Voice services that many requests make
  A name is given once, however many requests ask for it at the same moment.

  @PUB-VOICE-RACE-01 @published
  Rule: A voice service that is made many times at the same moment is made once

    @needs-holds
    Example: Sixty-four are decided together inside the platform
      Given the next 64 requests to create a voice service are decided together
      When the client asks 64 times at once to create a voice service
      Then 1 of them is accepted and the others are refused with HTTP status 409

    Example: A burst of sixty-four
      When the client asks 64 times at once to create a voice service
      Then 1 of them is accepted and the others are refused with HTTP status 409
