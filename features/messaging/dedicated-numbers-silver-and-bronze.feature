@messaging @needs-accounts
Feature: Silver and Bronze numbers
  A number that is easy to remember costs more. The pattern of its last six digits decides.

  Background:
    Given dedicated numbers are switched on for the account

  Rule: Five identical digits make a number Silver
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-02
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS  |
        | 199999 | SILVER |
        | 999991 | SILVER |

    @DEDNUM-CLASS-02
    Scenario Outline: Four identical digits in a row, as in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is not "<CLASS>"

      Examples:
        | DIGITS | CLASS |
        | 144441 | GOLD  |

    @DEDNUM-CLASS-02 @observe
    Scenario Outline: Five identical digits with others between them, as in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is recorded

      Examples:
        | DIGITS |
        | 991999 |

  Rule: Five digits in sequence make a number Silver
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-04
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS  |
        | 812345 | SILVER |
        | 123458 | SILVER |
        | 754321 | SILVER |

    @DEDNUM-CLASS-04
    Scenario Outline: Four digits in sequence, as in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is not "<CLASS>"

      Examples:
        | DIGITS | CLASS |
        | 123481 | GOLD  |

  Rule: Identical pairs within two triplets make a number Silver
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-07 @reading
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS  |
        | 001002 | SILVER |
        | 771775 | SILVER |
        | 122822 | SILVER |

  Rule: A triplet of one digit beside a triplet in sequence makes a number Silver
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-08 @reading
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS  |
        | 888123 | SILVER |
        | 123888 | SILVER |
        | 777234 | SILVER |
        | 597123 | BRONZE |
        | 123597 | BRONZE |

    @DEDNUM-CLASS-08 @observe
    Scenario Outline: A sequence that goes down, as in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is recorded

      Examples:
        | DIGITS |
        | 777321 |

  Rule: A triplet beside its mirror image makes a number Silver
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-09 @reading
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS  |
        | 350053 | SILVER |
        | 182281 | SILVER |

    @DEDNUM-CLASS-09 @reading
    Scenario Outline: A number that only looks like one, as in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is not "<CLASS>"

      Examples:
        | DIGITS | CLASS |
        | 350035 | GOLD  |

  Rule: Three pairs of different digits, in sequence or not, make a number Silver
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-11 @reading
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS  |
        | 112288 | SILVER |
        | 990011 | SILVER |
        | 112233 | SILVER |
        | 583127 | BRONZE |
        | 257714 | BRONZE |
        | 697028 | BRONZE |

    @DEDNUM-CLASS-11 @observe
    Scenario Outline: Pairs that count up, as in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is recorded

      Examples:
        | DIGITS |
        | 101112 |

  Rule: A number without a pattern of Gold or Silver is Bronze
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-12
    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS  |
        | 583127 | BRONZE |
        | 742682 | BRONZE |
        | 918264 | BRONZE |

  Rule: Every number is in one of the classes Gold, Silver and Bronze
    Spec: Dedicated number classification (pricing classes)

    @DEDNUM-CLASS-14 @reading
    Example: Numbers of many kinds
      Given the platform offers the numbers "+46703222222, +46703199999, +46703583127, +46703420420, +46703112288"
      When the account asks to search for dedicated numbers
      Then it is accepted
      And the class of every number on offer is one of "GOLD, SILVER, BRONZE"
