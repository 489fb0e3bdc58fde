@messaging @needs-accounts
Feature: Gold numbers
  A number that is easy to remember costs more. The pattern of its last six digits decides.

  Background:
    Given dedicated numbers are switched on for the account

  @DEDNUM-CLASS-01
  Rule: Six identical digits make a number Gold
    Spec: Dedicated number classification (pricing classes)

    @smoke
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "GOLD"

      Examples:
        | DIGITS |
        | 000000 |
        | 111111 |
        | 222222 |
        | 999999 |

    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given

  @DEDNUM-CLASS-03
  Rule: Six digits in sequence make a number Gold
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "GOLD"

      Examples:
        | DIGITS |
        | 012345 |
        | 123456 |
        | 456789 |
        | 654321 |
        | 987654 |
        | 543210 |

    @observe
    Scenario Outline: A sequence that goes round or skips digits, such as <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the outcome is recorded

      Examples:
        | DIGITS |
        | 789012 |
        | 135791 |

    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given

  @DEDNUM-CLASS-05
  Rule: Two identical triplets make a number Gold
    Spec: Dedicated number classification (pricing classes)

    @reading
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "GOLD"

      Examples:
        | DIGITS |
        | 420420 |
        | 507507 |

    @reading
    Example: Two triplets that differ in one digit, as in 420421
      Given the platform offers the number "+46703420421"
      When the account looks the number "+46703420421" up
      Then the class of the number is "SILVER" or "BRONZE"

    @observe
    Example: Two triplets of one digit each, as in 111222
      Given the platform offers the number "+46703111222"
      When the account looks the number "+46703111222" up
      Then the outcome is recorded

    @reading
    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given

  @DEDNUM-CLASS-06 @observe
  Rule: Which two double-digit groups make a number Gold is left open
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the outcome is recorded

      Examples:
        | DIGITS |
        | 444222 |
        | 121278 |
        | 114477 |

  @DEDNUM-CLASS-10 @reading
  Rule: Three identical pairs make a number Gold
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "GOLD"

      Examples:
        | DIGITS |
        | 424242 |
        | 707070 |

    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given

  @DEDNUM-CLASS-13 @reading
  Rule: A number with patterns of Gold and of Silver is Gold
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "GOLD"

      Examples:
        | DIGITS |
        | 222222 |
        | 123456 |
        | 424242 |

    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given
