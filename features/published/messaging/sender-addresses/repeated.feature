@messaging @needs-mailbox
Feature: Sender addresses that are asked for twice
  An address is asked for once.

  @PUB-SENDER-CONFLICT-01 @published
  Rule: An address that the account has or has asked for is answered with HTTP status 409

    @needs-review
    Scenario Outline: "<AGAIN>" after "MyShop", which the account <HAS>
      When the client asks for the alpha tag "MyShop"
      And the reviewer <DECIDES> "MyShop"
      And the client asks for the alpha tag "<AGAIN>"
      Then it is answered with HTTP status <STATUS>

      Examples:
        | AGAIN   | HAS         | DECIDES  | STATUS |
        | MyShop  | has         | approves |    409 |
        | MYSHOP  | has         | approves |    409 |
        | MyShops | has         | approves |    201 |
        | MyShop  | did not get | rejects  |    201 |

    Example: The first request waits
      When the client asks for the alpha tag "MyShop"
      Then it is accepted with HTTP status 201
      When the client asks for the alpha tag "myshop"
      Then it is refused with HTTP status 409

    Example: A number is asked for twice
      When the client asks for the own number "+61491570156"
      Then it is accepted with HTTP status 201
      When the client asks for the own number "+61491570156"
      Then it is refused with HTTP status 409
