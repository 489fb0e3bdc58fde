@messaging @needs-accounts
Feature: Bronze numbers
  A number without a pattern costs least, and every number is in one class.

  Background:
    Given dedicated numbers are switched on for the account

  @DEDNUM-CLASS-12
  Rule: A number without a pattern of Gold or Silver is Bronze
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "BRONZE"

      Examples:
        | DIGITS |
        | 583127 |
        | 742682 |
        | 918264 |

  @DEDNUM-CLASS-14 @reading
  Rule: Every number is in one of the classes Gold, Silver and Bronze
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: One of many numbers, which ends in <DIGITS>
      Given the platform offers the numbers "+46703222222, +46703199999, +46703583127, +46703420420, +46703112288"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "GOLD" or "SILVER" or "BRONZE"

      Examples:
        | DIGITS |
        | 222222 |
        | 199999 |
        | 583127 |
        | 420420 |
        | 112288 |
