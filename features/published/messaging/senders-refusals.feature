@messaging @needs-mailbox
Feature: What is published of refused sender addresses
  A request that cannot be granted is refused at once, and says what is wrong with it.

  Rule: A request names an address, its type, its use, countries and a reason
    Spec: Published: sender addresses

    @PUB-SENDER-REQUIRED-01 @published
    Scenario Outline: To <OPERATION> without <POINTER>
      When the client asks to <OPERATION>, where "<POINTER>" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"

      Examples:
        | OPERATION                | POINTER                |
        | request a sender address | /sender_address        |
        | request a sender address | /sender_address_type   |
        | request a sender address | /usage_type            |
        | request a sender address | /destination_countries |
        | request a sender address | /reason                |
        | request an own number    | /sender_address        |
        | request an own number    | /usage_type            |
        | request an own number    | /reason                |

  Rule: A request of the wrong form is refused, and the refusal points to the mistake
    Spec: Published: sender addresses

    @PUB-SENDER-INVALID-01 @published
    Scenario Outline: To <OPERATION>, where <POINTER> is <VALUE>
      When the client asks to <OPERATION>, where "<POINTER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"

      Examples:
        | OPERATION                | POINTER                | VALUE         |
        | request a sender address | /sender_address        | 5             |
        | request a sender address | /sender_address        | ab            |
        | request a sender address | /sender_address        | ABCDEFGHIJKL  |
        | request a sender address | /sender_address        | Shop!         |
        | request a sender address | /sender_address_type   | NATIONAL      |
        | request a sender address | /usage_type            | DEDICATED     |
        | request a sender address | /usage_type            | OWN_NUMBER    |
        | request a sender address | /destination_countries | "AU"          |
        | request a sender address | /destination_countries | [61]          |
        | request a sender address | /destination_countries | ["AUS"]       |
        | request a sender address | /reason                | 5             |
        | request a sender address | /label                 | []            |
        | request an own number    | /usage_type            | ALPHANUMERIC  |
        | request an own number    | /sender_address        | "MyShop"      |
        | request an own number    | /sender_address        | "+12"         |
        | request an own number    | /sender_address        | x+61491570156 |
        | request an own number    | /sender_address        | +61491570156x |

  Rule: The reason for an own number has up to 200 characters
    Spec: Published: sender addresses

    @PUB-SENDER-REASON-01 @published
    Example: A reason of 200 characters
      When the client asks to request an own number, where "/reason" is 200 characters long
      Then it is accepted with HTTP status 201

    @PUB-SENDER-REASON-01 @published
    Example: A reason of 201 characters
      When the client asks to request an own number, where "/reason" is 201 characters long
      Then it is refused with HTTP status 400
      And the refusal points to "/reason"

  Rule: An address that the account has or has asked for is answered with HTTP status 409
    Spec: Published: sender addresses

    @PUB-SENDER-CONFLICT-01 @published @needs-review
    Scenario Outline: "<AGAIN>" after "MyShop", which the account <HAS>
      When the client asks for the alpha tag "MyShop"
      And the reviewer <DECIDES> "MyShop"
      And the client asks for the alpha tag "<AGAIN>"
      Then it is answered with HTTP status <STATUS>

      Examples:
        | AGAIN   | HAS          | DECIDES  | STATUS |
        | MyShop  | has          | approves | 409    |
        | MYSHOP  | has          | approves | 409    |
        | MyShops | has          | approves | 201    |
        | MyShop  | did not get  | rejects  | 201    |

    @PUB-SENDER-CONFLICT-01 @published
    Example: The first request waits
      When the client asks for the alpha tag "MyShop"
      Then it is accepted with HTTP status 201
      When the client asks for the alpha tag "myshop"
      Then it is refused with HTTP status 409

  Rule: A verification code has six digits
    Spec: Published: sender addresses

    @PUB-SENDER-CODE-01 @published
    Scenario Outline: The code is <CODE>
      When the client asks to <OPERATION>, where "/verification_code" is '<CODE>'
      Then it is refused with HTTP status 400
      And the refusal points to "/verification_code"

      Examples:
        | OPERATION       | CODE      |
        | verify a number | 123456    |
        | verify a number | "12345"   |
        | verify a number | "1234567" |
        | verify a number | "12345x"  |
        | verify a number | null      |

    @PUB-SENDER-CODE-01 @published
    Scenario Outline: There is no code when the client asks to <OPERATION>
      When the client asks to <OPERATION>, where "/verification_code" is missing
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION       |
        | verify a number |

  Rule: An id of neither a request nor an address of the account is not found
    Spec: Published: sender addresses

    @PUB-SENDER-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION> with the id <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 400 or 404

      Examples:
        | OPERATION                     | ID                                   |
        | read a sender address request | 00000000-0000-4000-8000-000000000000 |
        | read a sender address request | :id                                  |
        | verify a number               | 00000000-0000-4000-8000-000000000000 |
        | read a sender address         | 00000000-0000-4000-8000-000000000000 |
        | read a sender address         | :id                                  |
        | label a sender address        | 00000000-0000-4000-8000-000000000000 |
        | re-verify a sender address    | 00000000-0000-4000-8000-000000000000 |
        | delete a sender address       | 00000000-0000-4000-8000-000000000000 |

  Rule: Requests and addresses are for their own account alone
    Spec: Published: sender addresses

    @PUB-SENDER-ACCOUNT-01 @published @needs-accounts
    Scenario Outline: Another customer asks to <OPERATION> of the account
      When another customer asks to <OPERATION> for the account's <THING>
      Then it is refused with HTTP status 404
      When the client asks to <OPERATION> for the account's <THING>
      Then it is accepted

      Examples:
        | OPERATION                     | THING                       |
        | read a sender address request | sender address request      |
        | verify a number               | number waiting for its code |
        | read a sender address         | sender address              |
        | label a sender address        | sender address              |
        | re-verify a sender address    | sender address              |
        | delete a sender address       | sender address              |
