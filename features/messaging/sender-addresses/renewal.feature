@messaging @needs-clock @needs-mailbox @needs-callbacks
Feature: Renewal of own numbers
  Numbers change hands, so an own number is verified again every 12 months. All of this begins on 1 March 2025 at noon.

  Background:
    Given it is 2025-03-01T12:00:00Z
    And the account has the own number "+61491570156"

  @SENDER-REVERIFY-01
  Rule: An own number is valid for 12 months and is then verified again
    Spec: Sender address request (create body); Limits

    @core @needs-handset
    Scenario Outline: The number is still good at <INSTANT>
      When the clock reaches <INSTANT>
      And the account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      Then "first" goes out from "+61491570156"

      Examples:
        | INSTANT              |
        | 2026-02-01T12:00:00Z |
        | 2026-03-01T11:59:59Z |

    @core @needs-handset
    Example: The number is no good two days after its year
      When the account sends "At first" from "+61491570156" to "+46700000001" as "first"
      And the clock reaches 2026-03-03T12:00:00Z
      And the account sends "At last" from "+61491570156" to "+46700000001" as "last"
      Then "first" goes out from "+61491570156"
      But "last" does not go out from "+61491570156"

    @observe
    Example: One day after its year
      When the clock reaches 2026-03-02T12:00:00Z
      And the account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      Then the outcome of "first" is recorded

    @needs-handset
    Example: The number is verified again one day before its year is over
      When the clock reaches 2026-02-28T12:00:00Z
      And the account asks for a new code for "+61491570156"
      And the account enters the right code for "+61491570156"
      Then it is accepted
      When the clock reaches 2027-02-28T11:59:59Z
      And the account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      Then "first" goes out from "+61491570156"

    @needs-handset
    Example: The number is verified again on its first day, and once more after eleven months
      When the account asks for a new code for "+61491570156"
      And the account enters the right code for "+61491570156"
      And the clock reaches 2026-02-01T12:00:00Z
      And the account asks for a new code for "+61491570156"
      And the account enters the right code for "+61491570156"
      And the clock reaches 2027-02-01T11:59:59Z
      And the account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      Then "first" goes out from "+61491570156"

    @needs-handset
    Example: The year of another number begins a minute after it was asked for
      When the account asks for the own number "+61491570157"
      And 1 minute passes
      And the account enters the right code for "+61491570157"
      And the clock reaches 2026-03-01T12:00:30Z
      And the account sends "Hello" from "+61491570157" to "+46700000001" as "first"
      Then "first" goes out from "+61491570157"

    @needs-handset
    Example: The second year ends too
      When the clock reaches 2026-02-28T12:00:00Z
      And the account asks for a new code for "+61491570156"
      And the account enters the right code for "+61491570156"
      And the account sends "Second year" from "+61491570156" to "+46700000001" as "first"
      And the clock reaches 2027-03-03T12:00:00Z
      And the account sends "Third year" from "+61491570156" to "+46700000001" as "last"
      Then "first" goes out from "+61491570156"
      But "last" does not go out from "+61491570156"

    @needs-handset
    Example: The number is verified again after its year
      When the clock reaches 2026-03-03T12:00:00Z
      And the account asks for a new code for "+61491570156"
      And the account enters the right code for "+61491570156"
      And the clock reaches 2027-03-02T12:00:00Z
      And the account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      Then "first" goes out from "+61491570156"

  @X-39 @reading @needs-handset
  Rule: A wrong code when a number is verified again does not move its expiry
    Spec: Sender address request (create body); Sender address request (states)

    Example: A wrong code after 11 months does not prolong them
      When the account sends "At first" from "+61491570156" to "+46700000001" as "first"
      And the clock reaches 2026-02-01T12:00:00Z
      And the account asks for a new code for "+61491570156"
      And the account enters a wrong code for "+61491570156"
      And the clock reaches 2026-03-03T12:00:00Z
      And the account sends "At last" from "+61491570156" to "+46700000001" as "last"
      Then "first" goes out from "+61491570156"
      But "last" does not go out from "+61491570156"

    Example: A wrong code after 11 months does not cost the twelfth
      When the clock reaches 2026-02-01T12:00:00Z
      And the account asks for a new code for "+61491570156"
      And the account enters a wrong code for "+61491570156"
      Then it is refused
      When the clock reaches 2026-02-28T12:00:00Z
      And the account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      Then "first" goes out from "+61491570156"
