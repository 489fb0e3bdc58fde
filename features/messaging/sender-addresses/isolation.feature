@messaging
Feature: Whose sender addresses they are
  An account's requests and addresses are its own.

  @SENDER-ISO-01 @reading
  Rule: No account sees the requests and addresses of another account
    Spec: Sender address request (create body); Authentication / Sub-accounts

    Example: Another customer asks about a request
      When the account asks for the alpha tag "MyShop"
      And another customer asks to read a sender address request with the id of the request for "MyShop"
      Then it is refused
      When the account asks to read a sender address request with the id of the request for "MyShop"
      Then it is accepted
      And the answer is a record

    @needs-review
    Example: Another customer lists its addresses
      Given the account has the alpha tag "MyShop"
      And another customer has the alpha tag "YourShop"
      When another customer asks to list sender addresses
      Then another customer finds the sender address "YourShop"
      But another customer does not find the sender address "MyShop"
      And the account does not find the sender address "YourShop"

    @needs-mailbox
    Scenario Outline: Another customer asks to <OPERATION>
      Given the account has the own number "+61491570156"
      When another customer asks to <OPERATION> with the id of the address "+61491570156"
      Then it is refused
      When the account asks to <OPERATION> with the id of the address "+61491570156"
      Then it is accepted

      Examples:
        | OPERATION                  |
        | read a sender address      |
        | label a sender address     |
        | re-verify a sender address |
        | delete a sender address    |

    @needs-mailbox @needs-ledger
    Scenario Outline: Nothing comes of it when another customer asks to <OPERATION>
      Given the account has the own number "+61491570156"
      When another customer asks to <OPERATION> with the id of the address "+61491570156"
      Then it is refused
      And nothing has happened on the platform
      When the account asks to <OPERATION> with the id of the address "+61491570156"
      Then it is accepted

      Examples:
        | OPERATION                  |
        | label a sender address     |
        | re-verify a sender address |
        | delete a sender address    |

  @X-37 @reading @needs-mailbox
  Rule: The id of a foreign request on the address endpoint discloses nothing
    Spec: Errors / HTTP-level

    Example: Another customer has the id of a request
      Given the account has the own number "+61491570156"
      When the account asks for the alpha tag "MyShop"
      And another customer asks to read a sender address with the id of the request for "MyShop"
      Then it is refused with HTTP status 404 or 403
      And the answer does not contain "MyShop"
      When the account asks to read a sender address with the id of the address "+61491570156"
      Then it is accepted

  @X-38 @reading @needs-mailbox
  Rule: A request id stays useless on the address endpoint when acting for a sub-account
    Spec: Authentication / Sub-accounts; Errors / HTTP-level

    Example: The sub-account's request is taken for an address
      Given the account has the own number "+61491570156"
      When the account, acting for the sub-account, asks for the alpha tag "MyShop"
      And the account, acting for the sub-account, asks to read a sender address with the id of the request for "MyShop"
      Then it is refused with HTTP status 404
      When the account, acting for the sub-account, asks to read a sender address request with the id of the request for "MyShop"
      Then it is accepted
      When the account asks to read a sender address with the id of the address "+61491570156"
      Then it is accepted
