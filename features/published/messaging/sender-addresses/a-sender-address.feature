@messaging @needs-mailbox
Feature: Operations on sender addresses
  A client asks for a sender address and follows its request.

  @PUB-SENDER-FORM-01 @published
  Rule: Operations on sender addresses answer with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                     | STATUS |
        | request a sender address      |    201 |
        | request an own number         |    201 |
        | read a sender address request |    200 |
        | list sender addresses         |    200 |
        | read a sender address         |    200 |
        | label a sender address        |    200 |
        | re-verify a sender address    |    200 |
        | delete a sender address       |    202 |

    Scenario Outline: With the right code the client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 200 or 201

      Examples:
        | OPERATION       |
        | verify a number |

  @PUB-SENDER-STATE-01 @published
  Rule: A request is answered with the requested address and its status

    Scenario Outline: A request to <OPERATION> with a label
      When the client asks to <OPERATION>, where "/label" is "Front desk"
      Then it is accepted with HTTP status 201
      And the answer includes {"label": "Front desk", "status": "<STATUS>", "usage_type": "<USAGE>", "destination_countries": ["AU"]}

      Examples:
        | OPERATION                | STATUS  | USAGE        |
        | request a sender address | OPEN    | ALPHANUMERIC |
        | request an own number    | PENDING | OWN_NUMBER   |

    @needs-review
    Scenario Outline: The reviewer <DECIDES> the request
      When the client asks for the alpha tag "MyShop"
      And the reviewer <DECIDES> "MyShop"
      And the client asks to read a sender address request with the id of the request for "MyShop"
      Then the answer has "status" set to "<STATUS>"

      Examples:
        | DECIDES  | STATUS   |
        | approves | APPROVED |
        | rejects  | REJECTED |

    Example: The last of four requests
      When the client asks for the alpha tag "MyShop"
      And the client asks for the alpha tag "MyStore"
      And the client asks for the alpha tag "MyHouse"
      And the client asks for the alpha tag "MyYard"
      And the client asks to read a sender address request with the id of the request for "MyYard"
      Then it is accepted with HTTP status 200
      And the answer includes {"sender_address": "MyYard", "status": "OPEN"}

    Example: The last of four own numbers
      Given the account has the own numbers "+46700000001, +33639980001, +447700900123"
      When the client asks for the own number "+61491570156"
      And the account enters the right code for "+61491570156"
      Then the account finds the sender address "+61491570156"
      When the client asks to read a sender address request with the id of the request for "+61491570156"
      Then the answer has "status" set to "APPROVED"
