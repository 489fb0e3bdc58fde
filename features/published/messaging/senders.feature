@messaging @needs-mailbox
Feature: What is published of sender addresses
  A client asks for a sender address, proves a number and keeps its addresses in order.

  Rule: Operations on sender addresses answer with the published HTTP status and form
    Spec: Published: sender addresses

    @PUB-SENDER-FORM-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                     | STATUS |
        | request a sender address      | 201    |
        | request an own number         | 201    |
        | read a sender address request | 200    |
        | list sender addresses         | 200    |
        | read a sender address         | 200    |
        | label a sender address        | 200    |
        | re-verify a sender address    | 200    |
        | delete a sender address       | 202    |

    @PUB-SENDER-FORM-01 @published
    Scenario Outline: With the right code the client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 200 or 201

      Examples:
        | OPERATION       |
        | verify a number |

  Rule: A request is answered with the requested address and its status
    Spec: Published: sender addresses

    @PUB-SENDER-STATE-01 @published
    Scenario Outline: The client asks to <OPERATION> with a label
      When the client asks to <OPERATION>, where "/label" is "Front desk"
      Then it is accepted with HTTP status 201
      And the answer includes {"label": "Front desk", "status": "<STATUS>", "usage_type": "<USAGE>", "destination_countries": ["AU"]}

      Examples:
        | OPERATION                | STATUS  | USAGE        |
        | request a sender address | OPEN    | ALPHANUMERIC |
        | request an own number    | PENDING | OWN_NUMBER   |

    @PUB-SENDER-STATE-01 @published @needs-review
    Scenario Outline: The reviewer <DECIDES> the request
      When the client asks for the alpha tag "MyShop"
      And the reviewer <DECIDES> "MyShop"
      And the client asks to read a sender address request with the id of the request for "MyShop"
      Then the answer has "status" set to "<STATUS>"

      Examples:
        | DECIDES  | STATUS   |
        | approves | APPROVED |
        | rejects  | REJECTED |

  Rule: A verified number shows its expiry and what remains of it
    Spec: Published: sender addresses

    @PUB-SENDER-EXPIRY-01 @published @needs-clock
    Scenario Outline: <MONTHS> after its verification
      Given it is 2024-03-10T12:00:00Z
      And the account has the own number "+61491570156"
      When the clock reaches <INSTANT>
      And the client asks to list sender addresses with the query "usage_type=OWN_NUMBER"
      Then the answer includes {"data": [{"expiry": "2025-03-10T12:00:00.000Z", "display_status": "<STATUS>"}]}

      Examples:
        | MONTHS            | INSTANT              | STATUS   |
        | One month         | 2024-04-10T12:00:00Z | APPROVED |
        | Twelve less a day | 2025-03-09T12:00:00Z | EXPIRING |
        | Twelve and one    | 2025-04-10T12:00:00Z | EXPIRED  |

    @PUB-SENDER-EXPIRY-01 @published @needs-review
    Example: An alpha tag does not expire
      Given the account has the alpha tag "MyShop"
      And the account has the own number "+61491570156"
      When the client asks to list sender addresses with the query "usage_type=OWN_NUMBER"
      Then the answer contains "expiry"
      When the client asks to list sender addresses with the query "usage_type=ALPHANUMERIC"
      Then the answer includes {"data": [{"sender_address": "MyShop", "display_status": "APPROVED"}]}
      And the answer does not contain "expiry"

  Rule: A new code makes the request wait again, and the address stays what it was
    Spec: Published: sender addresses

    @PUB-SENDER-RENEW-01 @published @needs-clock
    Example: Half a year after the verification
      Given it is 2024-03-10T12:00:00Z
      And the account has the own number "+61491570156"
      When the clock reaches 2024-09-10T12:00:00Z
      And the client asks for a new code for "+61491570156"
      Then the answer has "status" set to "PENDING"
      When the client enters the right code for "+61491570156"
      And the client asks to list sender addresses
      Then the answer includes {"data": [{"expiry": "2025-09-10T12:00:00.000Z"}]}

  Rule: The label of an address is changed and shown
    Spec: Published: sender addresses

    @PUB-SENDER-LABEL-01 @published
    Scenario Outline: A label of <LENGTH> characters
      When the client asks to label a sender address, where "/label" is <LENGTH> characters long
      Then it is answered with HTTP status <STATUS>

      Examples:
        | LENGTH | STATUS |
        | 1      | 200    |
        | 100    | 200    |
        | 101    | 400    |

    @PUB-SENDER-LABEL-01 @published
    Example: It is read afterwards
      When the client asks to label a sender address
      Then the answer has "label" set to "Front desk"
      When the client asks to read a sender address
      Then the answer has "label" set to "Front desk"

    @PUB-SENDER-LABEL-01 @published @needs-review
    Example: It was there when the address was asked for
      When the client asks for an alpha tag with:
        | sender_address | MyShop     |
        | label          | Front desk |
      And the reviewer approves "MyShop"
      And the client asks to read a sender address with the id of the address "MyShop"
      Then the answer has "label" set to "Front desk"

    @PUB-SENDER-LABEL-01 @published
    Example: There is no label
      When the client asks to label a sender address, where "/label" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "/label"

  Rule: A request to delete an address gives a reason
    Spec: Published: sender addresses

    @PUB-SENDER-DELETE-01 @published
    Scenario Outline: The query is "<QUERY>"
      When the client asks to delete a sender address with the query "<QUERY>"
      Then it is refused with HTTP status 400
      When the client asks to read a sender address
      Then it is accepted
      When the client asks to delete a sender address
      Then it is accepted with HTTP status 202

      Examples:
        | QUERY   |
        | reason= |
        | why=so  |

    @PUB-SENDER-DELETE-01 @published
    Example: A deleted address is gone
      When the client asks to read a sender address
      Then it is accepted
      When the client asks to delete a sender address
      Then it is accepted with HTTP status 202
      When the client asks to read a sender address
      Then it is refused with HTTP status 404
      When the client asks to list sender addresses
      Then the answer lists "" and nothing else

    @PUB-SENDER-DELETE-01 @published @needs-clock
    Example: A deleted number is still gone when its year is over
      Given it is 2024-03-10T12:00:00Z
      And the account has the own number "+61491570156"
      When the client asks to delete a sender address with the id of the address "+61491570156"
      Then it is accepted with HTTP status 202
      When the clock reaches 2025-03-10T12:00:01Z
      And the client asks to list sender addresses
      Then the answer lists "" and nothing else
