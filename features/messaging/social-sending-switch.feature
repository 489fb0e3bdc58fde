@messaging @needs-clock @needs-callbacks
Feature: Switching social sending
  Only an account that switched social sending on has sending hours.

  Rule: Without social sending a message is sent at any hour
    Spec: Optional account features

    @MSG-SOCIAL-08 @reading
    Scenario Outline: A message is submitted at <SUBMITTED> by an account without the feature
      Given it is <SUBMITTED>
      When the account sends "Night shift" to "+46700000001" as "night"
      Then "night" is reported submitted or delivered
      And "night" is reported delivered

      Examples:
        | SUBMITTED            |
        | 2024-01-15T03:00:00Z |
        | 2024-01-15T20:00:00Z |

    @MSG-SOCIAL-08 @reading @needs-accounts
    Example: Its neighbour has the feature
      Given social sending is switched on for another customer
      And it is 2024-01-15T03:00:00Z
      When another customer sends "Night shift" to "+46700000002" as "held"
      And the account sends "Night shift" to "+46700000001" as "night"
      Then "night" is reported delivered
      But "held" is never reported delivered
      When the clock reaches 2024-01-15T18:00:00Z
      Then "held" is reported delivered
