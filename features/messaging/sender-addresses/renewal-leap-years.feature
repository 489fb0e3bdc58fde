@messaging @needs-clock @needs-mailbox @needs-handset @needs-callbacks
Feature: Renewal of own numbers in leap years
  Twelve months are a year of the calendar, with or without its 29 February.

  @SENDER-REVERIFY-01
  Rule: An own number is valid for 12 months, however many days they have
    Spec: Sender address request (create body); Limits

    Scenario Outline: Proved at <PROVED>, and still good at <INSTANT>
      Given it is <PROVED>
      And the account has the own number "+61491570156"
      When the clock reaches <INSTANT>
      And the account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      Then "first" goes out from "+61491570156"

      Examples:
        | PROVED               | INSTANT              |
        | 2023-03-01T12:00:00Z | 2024-02-29T18:00:00Z |
        | 2023-08-31T12:00:00Z | 2024-08-30T18:00:00Z |
        | 2024-01-31T12:00:00Z | 2025-01-30T18:00:00Z |

    Scenario Outline: Proved at <PROVED>, and no good at <INSTANT>
      Given it is <PROVED>
      And the account has the own number "+61491570156"
      When the account sends "At first" from "+61491570156" to "+46700000001" as "first"
      And the clock reaches <INSTANT>
      And the account sends "At last" from "+61491570156" to "+46700000001" as "last"
      Then "first" goes out from "+61491570156"
      But "last" does not go out from "+61491570156"

      Examples:
        | PROVED               | INSTANT              |
        | 2023-03-01T12:00:00Z | 2024-03-03T12:00:00Z |
        | 2024-02-29T12:00:00Z | 2025-03-03T12:00:00Z |
