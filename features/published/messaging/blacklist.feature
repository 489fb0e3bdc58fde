@messaging
Feature: What is published of number authorisation
  A client keeps the list of numbers that are left in peace, and asks it before it writes.

  Rule: Operations on the blacklist answer with the published HTTP status and form
    Spec: Published: number authorisation

    @PUB-BL-FORM-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION             | STATUS |
        | block a number        | 201    |
        | list blocked numbers  | 200    |
        | unblock a number      | 200    |
        | ask who is authorised | 200    |

  Rule: New entries are answered with HTTP status 201, numbers that are all listed with 200
    Spec: Published: number authorisation

    @PUB-BL-ADD-01 @published @needs-accounts
    Example: A number is listed twice, and then beside a new one
      When the client asks to block a number, where "/numbers" is '["+46700000001"]'
      Then it is accepted with HTTP status 201
      When the client asks to block a number, where "/numbers" is '["+46700000001"]'
      Then it is accepted with HTTP status 200
      When the client asks to block a number, where "/numbers" is '["+46700000001", "+46700000002"]'
      Then it is accepted with HTTP status 201
      And "+46700000001" is on the blacklist of the account 1 time

  Rule: Numbers are taken with and without their plus
    Spec: Published: number authorisation

    @PUB-BL-PLUS-01 @published @needs-accounts
    Example: A number without its plus is the same number
      When the client asks to block a number, where "/numbers" is '["46700000001"]'
      Then it is accepted with HTTP status 201
      When the client asks to block a number, where "/numbers" is '["+46700000001"]'
      Then it is accepted with HTTP status 200
      When the client asks to ask who is authorised for the id "46700000001,%2B46700000002"
      Then the answer includes {"numbers": [{"authorised": false}, {"authorised": true}]}
      When the client asks to unblock a number for the id "46700000001"
      Then it is accepted with HTTP status 200

    @PUB-BL-PLUS-01 @published @needs-accounts
    Scenario Outline: A number is taken off as <ID>
      When the client asks to block a number, where "/numbers" is '["+46700000001"]'
      Then "+46700000001" is on the blacklist of the account
      When the client asks to unblock a number for the id "<ID>"
      Then it is accepted with HTTP status 200
      And "+46700000001" is not on the blacklist of the account

      Examples:
        | ID             |
        | +46700000001   |
        | %2B46700000001 |
        | 46700000001    |

  Rule: A message to a blocked number is taken and rejected
    Spec: Published: number authorisation

    @PUB-BL-EFFECT-01 @published @needs-accounts @needs-callbacks
    Example: Before, while and after the number is blocked
      When the account sends "One" to "+46700000001" as "before"
      And the client asks to block a number, where "/numbers" is '["46700000001"]'
      And the account sends "Two" to "+46700000001" as "while"
      And the account takes "+46700000001" off its blacklist
      And the account sends "Three" to "+46700000001" as "after"
      Then "before" is reported delivered
      And "after" is reported delivered
      But "while" is reported rejected with report code 302 or 412

  Rule: One call puts at most 10 numbers on the blacklist
    Spec: Published: number authorisation

    @PUB-BL-LIMIT-01 @published
    Scenario Outline: <COUNT> numbers at once
      When the client asks to block a number, where "/numbers" has <COUNT> different entries
      Then it is answered with HTTP status <STATUS>

      Examples:
        | COUNT | STATUS |
        | 2     | 201    |
        | 10    | 201    |
        | 11    | 400    |

  Rule: Anything but a list of numbers is refused
    Spec: Published: number authorisation

    @PUB-BL-INVALID-01 @published
    Scenario Outline: The numbers are <NUMBERS>
      When the client asks to block a number, where "/numbers" is '<NUMBERS>'
      Then it is refused with HTTP status 400
      And the refusal points to "/numbers"

      Examples:
        | NUMBERS                  |
        | "+46700000001"           |
        | [46700000001]            |
        | ["number"]               |
        | ["+46700000001", ""]     |
        | null                     |

    @PUB-BL-INVALID-01 @published
    Scenario Outline: Somebody asks who is authorised of <ID>
      When the client asks to ask who is authorised for the id "<ID>"
      Then it is refused with HTTP status 400

      Examples:
        | ID                   |
        | :numbers             |
        | %2B46700000001,phone |

  Rule: The blacklist is read page by page to its end
    Spec: Published: number authorisation

    @PUB-BL-PAGE-01 @published @needs-accounts
    Scenario Outline: <COUNT> numbers
      When the client blocks <COUNT> different numbers
      Then the pages of the blacklist show each of the <COUNT> numbers once

      Examples:
        | COUNT |
        | 100   |
        | 250   |

  Rule: A number that is not on the blacklist cannot be taken off it
    Spec: Published: number authorisation

    @PUB-BL-UNKNOWN-01 @published
    Scenario Outline: The client asks to unblock <ID>
      When the client asks to unblock a number for the id "<ID>"
      Then it is refused with HTTP status 404

      Examples:
        | ID             |
        | %2B15550000000 |
        | :number        |

  Rule: A number is authorised unless the account has blocked it
    Spec: Published: number authorisation

    @PUB-BL-ASK-01 @published @needs-accounts
    Example: Two numbers, before and after one of them is blocked
      When the client asks to ask who is authorised for the id "%2B46700000001,%2B46700000002"
      Then the answer includes {"numbers": [{"authorised": true}, {"authorised": true}]}
      When the client asks to block a number, where "/numbers" is '["+46700000002"]'
      And the client asks to ask who is authorised for the id "%2B46700000001,%2B46700000002"
      Then the answer includes {"numbers": [{"number": "+46700000001", "authorised": true}, {"number": "+46700000002", "authorised": false}]}

  Rule: The blacklist of an account is its own
    Spec: Published: number authorisation

    @PUB-BL-ACCOUNT-01 @published @needs-accounts
    Scenario Outline: <WHO> asks who is authorised
      When the client asks to block a number, where "/numbers" is '["+46700000001"]'
      And <WHO> asks to list blocked numbers
      Then the answer has 0 entries in "numbers"
      When <WHO> asks to ask who is authorised for the id "%2B46700000001"
      Then the answer includes {"numbers": [{"authorised": true}]}
      And "+46700000001" is on the blacklist of the account

      Examples:
        | WHO              |
        | another customer |
        | the sub-account  |

    @PUB-BL-ACCOUNT-01 @published @needs-accounts
    Scenario Outline: <WHO> takes a number off the list
      When the client asks to block a number, where "/numbers" is '["+46700000001"]'
      And <WHO> asks to unblock a number for the id "%2B46700000001"
      Then it is refused with HTTP status 404
      When the client asks to unblock a number for the id "%2B46700000001"
      Then it is accepted with HTTP status 200

      Examples:
        | WHO              |
        | another customer |
        | the sub-account  |
