@messaging @needs-mailbox @needs-clock @needs-accounts
Feature: What answers show of sender addresses
  A client sees whose a request or an address is, what was asked for, and since when.

  @PUB-SENDER-STATE-01 @published
  Rule: A request is answered with everything that was asked for

    Example: The request is answered and read
      Given it is 2024-03-10T12:34:56Z
      When the client asks for an alpha tag with:
        | sender_address        | MyShop                                                                                                                                                                       |
        | destination_countries | ["AU","SE"]                                                                                                                                                                  |
        | reason                | The name Åsa & <Zoë> 🙂 gave their shop: it is on the sign, on every parcel, on the receipts and on the page where customers look their orders up, and has been for ten years |
        | label                 | Front desk Åsa & <Zoë> 🙂, second floor: everything about parcels, returns + 5 % more                                                                                         |
      Then the answer includes {"sender_address":"MyShop","account_id":"the account","destination_countries":["AU","SE"],"label":"Front desk Åsa & <Zoë> 🙂, second floor: everything about parcels, returns + 5 % more","reason":"The name Åsa & <Zoë> 🙂 gave their shop: it is on the sign, on every parcel, on the receipts and on the page where customers look their orders up, and has been for ten years"}
      And "created_date" of the answer is the instant 2024-03-10T12:34:56.000Z
      And "last_modified_date" of the answer is the instant 2024-03-10T12:34:56.000Z
      When the client asks to read a sender address request with the id of the request for "MyShop"
      Then the answer includes {"sender_address":"MyShop","account_id":"the account","destination_countries":["AU","SE"],"reason":"The name Åsa & <Zoë> 🙂 gave their shop: it is on the sign, on every parcel, on the receipts and on the page where customers look their orders up, and has been for ten years"}
      And "created_date" of the answer is the instant 2024-03-10T12:34:56.000Z

    Example: A number is asked for after a name
      Given it is 2024-03-10T12:34:56Z
      When the client asks for the alpha tag "MyShop"
      And 1 hour passes
      And the client asks for an own number with:
        | sender_address        | +61491570156 |
        | destination_countries | ["SE"]       |
        | reason                | Our desk     |
      Then the answer includes {"sender_address":"+61491570156","sender_address_type":"INTERNATIONAL","usage_type":"OWN_NUMBER","destination_countries":["SE"],"reason":"Our desk"}
      And "created_date" of the answer is the instant 2024-03-10T13:34:56.000Z
      And "last_modified_date" of the answer is the instant 2024-03-10T13:34:56.000Z

    Example: The right code is entered an hour later
      Given it is 2024-03-10T12:34:56Z
      When the client asks for the own number "+61491570156"
      And 1 hour passes
      And the account enters the right code for "+61491570156"
      Then the answer includes {"sender_address":"+61491570156","account_id":"the account","destination_countries":["AU"],"reason":"The number our customers call us back on"}
      And "created_date" of the answer is the instant 2024-03-10T12:34:56.000Z
      And "last_modified_date" of the answer is the instant 2024-03-10T13:34:56.000Z

  Rule: An address is shown with everything that was asked for

    @PUB-SENDER-EXPIRY-01 @published
    Scenario Outline: To <OPERATION> of an own number
      Given it is 2024-03-10T12:34:56Z
      And the account has the own number "+61491570156"
      When 1 hour passes
      And the client asks to <OPERATION> with the id of the address "+61491570156"
      Then the answer includes {"sender_address":"+61491570156","account_id":"the account","destination_countries":["AU"],"reason":"The number our customers call us back on"}
      And "created_date" of the answer is the instant 2024-03-10T12:34:56.000Z
      And "last_modified_date" of the answer is the instant <CHANGED>
      And "expiry" of the answer is the instant 2025-03-10T12:34:56.000Z

      Examples:
        | OPERATION              | CHANGED                  |
        | read a sender address  | 2024-03-10T12:34:56.000Z |
        | label a sender address | 2024-03-10T13:34:56.000Z |

    @PUB-SENDER-EXPIRY-01 @published
    Example: The list of a name and a number
      Given it is 2024-03-10T12:34:56Z
      And the account has the own number "+61491570156"
      When 1 hour passes
      And the client asks to list sender addresses
      Then the answer includes {"data":[{"sender_address":"+61491570156","account_id":"the account","destination_countries":["AU"],"reason":"The number our customers call us back on","expiry":"2025-03-10T12:34:56.000Z"}]}
      And "data.0.created_date" of the answer is the instant 2024-03-10T12:34:56.000Z
      And "data.0.last_modified_date" of the answer is the instant 2024-03-10T12:34:56.000Z

    @PUB-SENDER-RENEW-01 @published
    Example: A new code an hour after the first
      Given it is 2024-03-10T12:34:56Z
      And the account has the own number "+61491570156"
      When 1 hour passes
      And the account asks for a new code for "+61491570156"
      Then the answer includes {"sender_address":"+61491570156","account_id":"the account","destination_countries":["AU"],"reason":"The number our customers call us back on"}
      And "created_date" of the answer is the instant 2024-03-10T12:34:56.000Z
      And "last_modified_date" of the answer is the instant 2024-03-10T13:34:56.000Z

    @PUB-SENDER-STATE-01 @published
    Example: A second number has its own code entered an hour later
      Given it is 2024-03-10T12:34:56Z
      When the client asks for the own number "+46700000001"
      And the account enters the right code for "+46700000001"
      And 1 hour passes
      And the client asks for the own number "+61491570156"
      And the account enters the right code for "+61491570156"
      Then the answer includes {"sender_address":"+61491570156","created_date":"2024-03-10T13:34:56.000Z","last_modified_date":"2024-03-10T13:34:56.000Z"}

    @PUB-SENDER-STATE-01 @published
    Example: A second number names its own request
      Given the account has the own number "+46700000001"
      When the client asks for the own number "+61491570156"
      And the client takes what was made as the sender address request
      And the account enters the right code for "+61491570156"
      Then the answer names the sender address request

    @PUB-SENDER-STATE-01 @published
    Example: The request for a number is read after its code was entered
      Given it is 2024-03-10T12:34:56Z
      When the client asks for the own number "+61491570156"
      And 1 hour passes
      And the account enters the right code for "+61491570156"
      And the client asks to read a sender address request with the id of the request for "+61491570156"
      Then "created_date" of the answer is the instant 2024-03-10T12:34:56.000Z
      And "last_modified_date" of the answer is the instant 2024-03-10T13:34:56.000Z

    @PUB-SENDER-EXPIRY-01 @published
    Example: A list of two numbers that were verified an hour apart
      Given it is 2024-03-10T12:34:56Z
      And the account has the own number "+46700000001"
      When 1 hour passes
      And the client asks for the own number "+61491570156"
      And the account enters the right code for "+61491570156"
      And the client asks to list sender addresses
      Then the answer contains "\"last_modified_date\":\"2024-03-10T12:34:56"
      And the answer contains "\"last_modified_date\":\"2024-03-10T13:34:56"

    @PUB-SENDER-EXPIRY-01 @published @needs-review
    Example: A name and a number in one list
      Given the account has the alpha tag "MyShop"
      And the account has the own number "+61491570156"
      When the client asks to list sender addresses
      Then the answer contains "\"sender_address_type\":\"ALPHANUMERIC\""
      And the answer contains "\"sender_address_type\":\"INTERNATIONAL\""
      And the answer contains "\"usage_type\":\"OWN_NUMBER\""
      And the answer contains "The number our customers call us back on"
      And the answer contains "The name our customers know us by"
