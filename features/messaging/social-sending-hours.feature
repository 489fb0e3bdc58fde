@messaging @needs-accounts
Feature: Sending hours of social sending
  An account with social sending disturbs no recipient at night. Messages that come too early or too late wait.

  Background:
    Given social sending is switched on for the account
    And the time zone of the account is "UTC"

  Rule: A message submitted within the sending hours is sent at once
    Spec: Optional account features; Limits

    @MSG-SOCIAL-01 @needs-clock @needs-callbacks @smoke
    Example: It is noon
      Given it is 2024-01-15T12:00:00Z
      When the account sends "Lunch is ready" to "+46700000001" as "lunch"
      Then "lunch" is reported submitted or delivered
      And "lunch" is reported delivered

    @MSG-SOCIAL-01 @needs-clock @needs-callbacks
    Example: Six messages in one request
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | One     | +46700000001       |
        | second | Two     | +46700000001       |
        | third  | Three   | +46700000002       |
        | fourth | Four    | +61491570156       |
        | fifth  | Five    | +46700000001       |
        | sixth  | Six     | +12025550101       |
      And 1 minute passes
      Then "first" and "second" are reported delivered
      And "third" and "fourth" are reported delivered
      And "fifth" and "sixth" are reported delivered

    @MSG-SOCIAL-01 @needs-clock @needs-carrier
    Scenario Outline: It is <SUBMITTED>
      Given it is <SUBMITTED>
      When the account sends "Hello" to "+46700000001" as "daytime"
      And 1 day passes
      Then "daytime" reaches the carrier at <SUBMITTED>

      Examples:
        | SUBMITTED                |
        | 2024-01-15T08:00:00.001Z |
        | 2024-01-15T08:00:01.000Z |
        | 2024-01-15T08:30:00.000Z |
        | 2024-01-15T12:00:00.000Z |
        | 2024-01-15T17:59:59.000Z |
        | 2024-01-15T17:59:59.999Z |

  Rule: A message submitted outside the sending hours is sent in the next ones
    Spec: Optional account features; Limits

    @MSG-SOCIAL-02 @needs-clock @needs-callbacks @smoke
    Example: A message of the evening is delivered the next day and not before
      Given it is 2024-01-15T20:00:00Z
      When the account sends "Good evening" to "+46700000001" as "evening"
      And the clock reaches 2024-01-16T07:59:59.999Z
      Then "evening" is never reported submitted
      And "evening" is never reported delivered
      When the clock reaches 2024-01-16T18:00:00Z
      Then "evening" is reported delivered

    @MSG-SOCIAL-02 @needs-clock @needs-carrier
    Scenario Outline: A message submitted at <SUBMITTED> is released from <OPENS> on
      Given it is <SUBMITTED>
      When the account sends "Hello" to "+46700000001" as "waiting"
      And 1 day passes
      Then "waiting" reaches the carrier between <OPENS> and <CLOSES>

      Examples:
        | SUBMITTED                | OPENS                | CLOSES               |
        | 2024-01-15T00:00:00.000Z | 2024-01-15T08:00:00Z | 2024-01-15T18:00:00Z |
        | 2024-01-15T07:59:59.000Z | 2024-01-15T08:00:00Z | 2024-01-15T18:00:00Z |
        | 2024-01-15T07:59:59.999Z | 2024-01-15T08:00:00Z | 2024-01-15T18:00:00Z |
        | 2024-01-15T08:00:00.000Z | 2024-01-15T08:00:00Z | 2024-01-15T18:00:00Z |
        | 2024-01-15T18:00:00.001Z | 2024-01-16T08:00:00Z | 2024-01-16T18:00:00Z |
        | 2024-01-15T18:00:01.000Z | 2024-01-16T08:00:00Z | 2024-01-16T18:00:00Z |
        | 2024-01-15T23:59:59.000Z | 2024-01-16T08:00:00Z | 2024-01-16T18:00:00Z |

    @MSG-SOCIAL-02 @observe @needs-clock @needs-carrier
    Example: A message is submitted at 18:00 sharp
      Given it is 2024-01-15T18:00:00.000Z
      When the account sends "Hello" to "+46700000001" as "edge"
      And 1 day passes
      Then the moment at which "edge" reaches the carrier is recorded

  Rule: Before 08:00 the next sending hours are those of the same day
    Spec: Optional account features

    @MSG-SOCIAL-07 @reading @needs-clock @needs-carrier
    Scenario Outline: A message submitted at <SUBMITTED> waits for the morning of that day
      Given it is <SUBMITTED>
      When the account sends "Hello" to "+46700000001" as "early"
      And 2 days pass
      Then "early" reaches the carrier between 2024-01-15T08:00:00Z and 2024-01-15T18:00:00Z

      Examples:
        | SUBMITTED                |
        | 2024-01-15T00:00:00.001Z |
        | 2024-01-15T02:00:00.000Z |
        | 2024-01-15T06:59:59.999Z |
