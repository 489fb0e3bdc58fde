@messaging
Feature: Limits of the blacklist
  The list is filled in small steps and read page by page.

  @PUB-BL-LIMIT-01 @published
  Rule: One call puts at most 10 numbers on the blacklist

    Scenario Outline: <COUNT> numbers at once
      When the client asks to block a number, where "/numbers" has <COUNT> different entries
      Then it is answered with HTTP status <STATUS>

      Examples:
        | COUNT | STATUS |
        |     2 |    201 |
        |    10 |    201 |
        |    11 |    400 |

  @PUB-BL-INVALID-01 @published
  Rule: Anything but a list of numbers is refused

    Scenario Outline: The numbers are <WHAT>
      When the client asks to block a number, where "/numbers" is <NUMBERS>
      Then it is refused with HTTP status 400
      And the refusal points to "/numbers"

      Examples:
        | WHAT         | NUMBERS              |
        | a text       | "+46700000001"       |
        | JSON numbers | [46700000001]        |
        | words        | ["number"]           |
        | partly empty | ["+46700000001", ""] |
        | null         | null                 |

    Scenario Outline: The client asks whether <WHO> is authorised
      When the client asks to ask who is authorised for the id "<ID>"
      Then it is refused with HTTP status 400

      Examples:
        | WHO                    | ID                   |
        | a template             | :numbers             |
        | a number beside a word | %2B46700000001,phone |

  @PUB-BL-PAGE-01 @published @needs-accounts
  Rule: The blacklist is read page by page to its end

    Scenario Outline: <COUNT> numbers
      When the account blocks <COUNT> different numbers
      Then each of them, and nothing else, is exactly once on the blacklist of the account

      Examples:
        | COUNT |
        |   100 |
        |   250 |
