@messaging @needs-accounts
Feature: Silver numbers with triplets or pairs
  A number that is easy to remember costs more. The pattern of its last six digits decides.

  Background:
    Given dedicated numbers are switched on for the account

  @DEDNUM-CLASS-08
  Rule: A triplet of one digit beside a triplet in sequence makes a number Silver
    Spec: Dedicated number classification (pricing classes)

    @reading
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
        | 888159 | BRONZE |

    @observe
    Example: A sequence that goes down, as in 777321
      Given the platform offers the number "+46703777321"
      When the account looks the number "+46703777321" up
      Then the outcome is recorded

    @reading
    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given

  @DEDNUM-CLASS-09 @reading
  Rule: A triplet beside its mirror image makes a number Silver
    Spec: Dedicated number classification (pricing classes)

    Scenario Outline: A number that ends in <DIGITS>
      Given the platform offers the number "+46703<DIGITS>"
      When the account looks the number "+46703<DIGITS>" up
      Then the class of the number is "<CLASS>"

      Examples:
        | DIGITS | CLASS  |
        | 350053 | SILVER |
        | 182281 | SILVER |
        | 350153 | BRONZE |

    Example: A number that only looks like one, as in 350035
      Given the platform offers the number "+46703350035"
      When the account looks the number "+46703350035" up
      Then the class of the number is "SILVER" or "BRONZE"

    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given

  @DEDNUM-CLASS-11
  Rule: Three pairs of different digits, in sequence or not, make a number Silver
    Spec: Dedicated number classification (pricing classes)

    @reading
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

    @observe
    Example: Pairs that count up, as in 101112
      Given the platform offers the number "+46703101112"
      When the account looks the number "+46703101112" up
      Then the outcome is recorded

    @reading
    Example: Known answers
      When the account looks up the numbers whose class is known
      Then the known answers are given
