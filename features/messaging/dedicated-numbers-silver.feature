@messaging @needs-accounts
Feature: Silver numbers with five digits or two triplets
  A number that is easy to remember costs more. The pattern of its last six digits decides.

  Background:
    Given dedicated numbers are switched on for the account

  Rule: Five identical digits make a number Silver
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-02
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "SILVER"

      Examples:
        | DIGITS |
        | 199999 |
        | 999991 |

    @DEDNUM-CLASS-02
    Example: Four identical digits in a row, as in 144441
      Given the platform offers the number "+46703144441"
      When the account looks the number "+46703144441" up
      Then the class of the number is not "GOLD"

    @DEDNUM-CLASS-02 @observe
    Example: Five identical digits with others between them, as in 991999
      Given the platform offers the number "+46703991999"
      When the account looks the number "+46703991999" up
      Then the class of the number is recorded

  Rule: Five digits in sequence make a number Silver
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-04
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "SILVER"

      Examples:
        | DIGITS |
        | 812345 |
        | 123458 |
        | 754321 |

    @DEDNUM-CLASS-04
    Example: Four digits in sequence, as in 123481
      Given the platform offers the number "+46703123481"
      When the account looks the number "+46703123481" up
      Then the class of the number is not "GOLD"

  Rule: Identical pairs within two triplets make a number Silver
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-07 @reading
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "SILVER"

      Examples:
        | DIGITS |
        | 001002 |
        | 771775 |
        | 122822 |
