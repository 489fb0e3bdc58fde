@messaging @needs-accounts
Feature: Bronze numbers
  A number without a pattern costs least, and every number is in one class.

  Background:
    Given dedicated numbers are switched on for the account

  Rule: A number without a pattern of Gold or Silver is Bronze
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-12
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "BRONZE"

      Examples:
        | DIGITS |
        | 583127 |
        | 742682 |
        | 918264 |

  Rule: Every number is in one of the classes Gold, Silver and Bronze
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-14 @reading
    Example: Numbers of many kinds
      Given the platform offers the numbers "+46703222222, +46703199999, +46703583127, +46703420420, +46703112288"
      When the account asks to search for dedicated numbers
      Then it is accepted
      And the class of every number on offer is one of "GOLD, SILVER, BRONZE"
