@messaging @needs-clock @needs-callbacks
Feature: Sending hours only for those who want them
  Only an account that switched social sending on has sending hours.

  @MSG-SOCIAL-08 @reading
  Rule: Without social sending a message is sent at any hour
    Spec: Optional account features

    @core
    Scenario Outline: The account, which has no social sending, submits a message at <SUBMITTED>
      Given it is <SUBMITTED>
      When the account sends "Night shift" to "+46700000001" as "night"
      Then "night" is reported delivered

      Examples:
        | SUBMITTED       |
        | 03:00 on Monday |
        | 20:00 on Monday |

    @needs-accounts
    Example: Another customer has social sending
      Given social sending is switched on for another customer
      And it is 03:00 on Monday
      When another customer sends "Night shift" to "+46700000002" as "held"
      And the account sends "Night shift" to "+46700000001" as "night"
      Then "night" is reported delivered
      But "held" is never reported delivered
      When the clock reaches 18:00 on Monday
      Then "held" is reported delivered
