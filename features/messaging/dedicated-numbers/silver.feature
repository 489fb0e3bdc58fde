@messaging @needs-accounts
Feature: Silver numbers with five digits or two triplets
  A number that is easy to remember costs more. The pattern of its last six digits decides.

  Background:
    Given dedicated numbers are switched on for the account

  @DEDNUM-CLASS-02
  Rule: Five identical digits make a number Silver
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "SILVER"

      Examples:
        | DIGITS |
        | 199999 |
        | 999991 |

    Scenario Outline: Only four identical digits, as in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "BRONZE"

      Examples:
        | DIGITS |
        | 999952 |
        | 259999 |

    @observe
    Example: Five identical digits with others between them, as in 991999
      Given the platform offers the number "+46703991999"
      When the account looks the number "+46703991999" up
      Then the outcome is recorded

    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given

  @DEDNUM-CLASS-04
  Rule: Five digits in sequence make a number Silver
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "SILVER"

      Examples:
        | DIGITS |
        | 812345 |
        | 123458 |
        | 754321 |

    Scenario Outline: Only four digits in sequence, as in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "BRONZE"

      Examples:
        | DIGITS |
        | 123481 |
        | 716543 |

    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given

  @DEDNUM-CLASS-07 @reading
  Rule: Identical pairs within two triplets make a number Silver
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS  |
        | 001002 | SILVER |
        | 771775 | SILVER |
        | 122822 | SILVER |
        | 583517 | BRONZE |
        | 583177 | BRONZE |

    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given
