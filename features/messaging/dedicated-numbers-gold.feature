@messaging @needs-accounts
Feature: Gold numbers
  A number that is easy to remember costs more. The pattern of its last six digits decides.

  Background:
    Given dedicated numbers are switched on for the account

  Rule: Six identical digits make a number Gold
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-01 @smoke
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS |
        | 000000 | GOLD  |
        | 111111 | GOLD  |
        | 222222 | GOLD  |
        | 999999 | GOLD  |

  Rule: Six digits in sequence make a number Gold
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-03
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS |
        | 012345 | GOLD  |
        | 123456 | GOLD  |
        | 456789 | GOLD  |
        | 654321 | GOLD  |
        | 987654 | GOLD  |
        | 543210 | GOLD  |

    @DEDNUM-CLASS-03 @observe
    Scenario Outline: A sequence that goes round or skips digits, such as <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is recorded

      Examples:
        | DIGITS |
        | 789012 |
        | 135791 |

  Rule: Two identical triplets make a number Gold
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-05 @reading
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS |
        | 420420 | GOLD  |
        | 507507 | GOLD  |

    @DEDNUM-CLASS-05 @observe
    Scenario Outline: Two triplets of one digit each, as in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is recorded

      Examples:
        | DIGITS |
        | 111222 |

  Rule: Which two double-digit groups make a number Gold is left open
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-06 @observe
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is recorded

      Examples:
        | DIGITS |
        | 444222 |
        | 121278 |
        | 114477 |

  Rule: Three identical pairs make a number Gold
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-10 @reading
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS |
        | 424242 | GOLD  |
        | 707070 | GOLD  |

  Rule: A number with patterns of Gold and of Silver is Gold
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-13 @reading
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS |
        | 222222 | GOLD  |
        | 123456 | GOLD  |
        | 424242 | GOLD  |
