@voice @needs-accounts @needs-clock
Feature: How many requests the voice service takes
  A project that asks more often than it may is sent away for a while.

  Background:
    Given the platform allows 1 voice request within 60 seconds

  @PUB-VOICE-REFUSE-04 @published
  Rule: A project that asks too often is answered with the time to wait

    Scenario Outline: Twice in a minute, to <OPERATION>
      When the client asks to <OPERATION>
      And the client asks to <OPERATION>
      Then it is refused with HTTP status 429
      And the answer comes with "Retry-After" set to "60"
      When 60 seconds pass
      And the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION              |
        | list voice services    |
        | create a voice service |
        | update a voice service |

    Example: A quarter of a minute before the wait is over
      When the client asks to list voice services
      And 45 seconds pass
      And the client asks to list voice services
      Then it is refused with HTTP status 429
      And the answer comes with "Retry-After" set to "15"
      When another customer asks to list voice services
      Then it is answered with an HTTP status other than 429
