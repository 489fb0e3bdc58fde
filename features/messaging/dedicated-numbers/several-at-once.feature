@messaging @needs-accounts
Feature: Classes of several numbers
  A number has the class of its own digits, whichever numbers are looked at before it.

  Background:
    Given dedicated numbers are switched on for the account

  Rule: The last of several numbers has the class of its digits
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: <FOUR>, and a last one that ends in <LAST>
      Given the platform offers the numbers "<FOUR>, +46703<LAST>"
      When the account looks the number "+46703<LAST>" up
      Then the class of the number is "<CLASS>"

      @DEDNUM-CLASS-03
      Examples: Six digits in sequence
        | FOUR                                                   | LAST   | CLASS |
        | +46703012345, +46703123456, +46703654321, +46703987654 | 456789 | GOLD  |
        |                                           +46703012345 | 456789 | GOLD  |

      @DEDNUM-CLASS-05 @reading
      Examples: Two identical triplets
        | FOUR                                                   | LAST   | CLASS |
        | +46703420420, +46703507507, +46703618618, +46703729729 | 835835 | GOLD  |
        |                                           +46703420420 | 835835 | GOLD  |

      @DEDNUM-CLASS-10 @reading
      Examples: Three identical pairs
        | FOUR                                                   | LAST   | CLASS |
        | +46703424242, +46703757575, +46703818181, +46703292929 | 636363 | GOLD  |
        |                                           +46703424242 | 636363 | GOLD  |

      @DEDNUM-CLASS-04
      Examples: Five digits in sequence
        | FOUR                                                   | LAST   | CLASS  |
        | +46703123459, +46703234561, +46703876543, +46703987652 | 345670 | SILVER |
        |                                           +46703123459 | 345670 | SILVER |

      @DEDNUM-CLASS-07 @reading
      Examples: Identical pairs within triplets
        | FOUR                                                   | LAST   | CLASS  |
        | +46703001002, +46703583581, +46703724729, +46703916918 | 470479 | SILVER |
        |                                           +46703001002 | 470479 | SILVER |

      @DEDNUM-CLASS-08 @reading
      Examples: A triplet of one digit and a triplet in sequence
        | FOUR                                                   | LAST   | CLASS  |
        | +46703888123, +46703555234, +46703444678, +46703321777 | 666789 | SILVER |
        |                                           +46703888123 | 666789 | SILVER |

      @DEDNUM-CLASS-09 @reading
      Examples: Digits that mirror each other
        | FOUR                                                   | LAST   | CLASS  |
        | +46703350053, +46703471174, +46703692296, +46703815518 | 927729 | SILVER |
        |                                           +46703350053 | 927729 | SILVER |

      @DEDNUM-CLASS-11 @reading
      Examples: Three differing pairs
        | FOUR                                                   | LAST   | CLASS  |
        | +46703112288, +46703335577, +46703994466, +46703228855 | 661199 | SILVER |
        |                                           +46703112288 | 661199 | SILVER |

      @DEDNUM-CLASS-12
      Examples: No pattern at all
        | FOUR                                                   | LAST   | CLASS  |
        | +46703583127, +46703742682, +46703918264, +46703471962 | 295136 | BRONZE |
        |                                           +46703583127 | 295136 | BRONZE |

    @DEDNUM-CLASS-12
    Scenario Outline: A Bronze number after one that ends in <DIGITS>
      Given the platform offers the numbers "+46703<DIGITS>, +46703583127"
      When the account looks the number "+46703583127" up
      Then the class of the number is "BRONZE"

      Examples:
        | DIGITS |
        | 111111 |
        | 123456 |
        | 420420 |
        | 424242 |
        | 111112 |
        | 123459 |
        | 001002 |
        | 888123 |
        | 350053 |
        | 112288 |
        | 112233 |

    @DEDNUM-CLASS-12
    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given
