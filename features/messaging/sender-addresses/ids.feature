@messaging
Feature: Ids of requests and addresses
  A request and the address it leads to are two things with two ids.

  @SENDER-404-01 @needs-mailbox
  Rule: The id of a request on an address endpoint is answered with HTTP status 404
    Spec: Sender address request (create body); Errors / HTTP-level

    Scenario Outline: The account asks to <OPERATION> with the id of a pending request
      Given the account has the own number "+61491570156"
      When the account asks for the alpha tag "MyShop"
      And the account asks to <OPERATION> with the id of the request for "MyShop"
      Then it is refused with HTTP status 404
      When the account asks to read a sender address request with the id of the request for "MyShop"
      Then it is accepted
      When the account asks to <OPERATION> with the id of the address "+61491570156"
      Then it is accepted

      Examples:
        | OPERATION                  |
        | read a sender address      |
        | label a sender address     |
        | re-verify a sender address |
        | delete a sender address    |

    @needs-ledger
    Scenario Outline: The account asks to <OPERATION> with the id of a granted request
      Given the account has the own number "+61491570156"
      When the account asks to <OPERATION> with the id of the request for "+61491570156"
      Then it is refused with HTTP status 404
      And nothing has happened on the platform
      When the account asks to <OPERATION> with the id of the address "+61491570156"
      Then it is accepted

      Examples:
        | OPERATION                  |
        | read a sender address      |
        | label a sender address     |
        | re-verify a sender address |
        | delete a sender address    |

  @SENDER-404-02 @reading @needs-review
  Rule: An address is read by its own id
    Spec: Errors / HTTP-level

    Example: An approved alpha tag
      Given the account has the alpha tag "MyShop"
      When the account asks to read a sender address with the id of the address "MyShop"
      Then it is accepted

  @SENDER-STATUS-02 @reading
  Rule: The state of a request is read by the id of a request and by no other
    Spec: Endpoints / Messaging API

    @needs-review
    Example: The id of the approved address
      Given the account has the alpha tag "MyShop"
      When the account asks to read a sender address request with the id of the address "MyShop"
      Then it is refused
      When the account asks to read a sender address request with the id of the request for "MyShop"
      Then it is accepted

    Example: An id that nothing has
      When the account reads the path "/v1/messaging/numbers/sender_address/requests/0b7f0c5e-6f0a-4e43-9a44-0d6a3c1f9b21"
      Then it is refused
      When the account asks to read a sender address request
      Then it is accepted

  @SENDER-LIST-01
  Rule: The list of addresses gives each its id, a UUID
    Spec: Endpoints / Messaging API; Sender address request (create body)

    Example: The list of the account
      When the account asks to list sender addresses
      Then it is accepted

    @needs-review @needs-mailbox
    Example: One alpha tag and three own numbers
      Given the account has the alpha tag "MyShop"
      And the account has the own numbers "+61491570156, +61491570157, +46700000001"
      When the account asks to list sender addresses
      Then it is accepted
      And every "id" returned is a UUID
      And the account finds the sender address "MyShop"
      And the account finds the sender address "+46700000001"
      But the account does not find the sender address "NobodysTag"

  @SENDER-DEL-01 @reading
  Rule: An approved address is read, changed, verified again and deleted by its id
    Spec: Endpoints / Messaging API

    @needs-mailbox
    Scenario Outline: By the id of the address: to <OPERATION>
      Given the account has the own number "+61491570156"
      When the account asks to <OPERATION> with the id of the address "+61491570156"
      Then it is accepted
      When the account asks to read a sender address with the id of the address "+61491570156"
      Then the answer contains "<SEEN>"

      @published
      Examples:
        | OPERATION              | SEEN        |
        | read a sender address  | 61491570156 |
        | label a sender address | Front desk  |

    @needs-mailbox
    Example: The account reads an address
      Given the account has the own number "+61491570156"
      When the account asks to read a sender address with the id of the address "+61491570156"
      Then it is accepted
      And the answer is a record

    @needs-mailbox @needs-clock @needs-handset @needs-callbacks
    Example: The account re-verifies an address before its year is over
      Given the account has the own number "+61491570156"
      When 360 days pass
      And the account asks for a new code for "+61491570156"
      And the account enters the right code for "+61491570156"
      And 30 days pass
      And the account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      Then "first" goes out from "+61491570156"

    @needs-mailbox
    Example: An address keeps its id when it is verified again
      Given the account has the own number "+61491570156"
      When the account asks for a new code for "+61491570156"
      And the account enters the right code for "+61491570156"
      And the account asks to read a sender address with the id of the address "+61491570156"
      Then it is accepted
      When the account asks to read a sender address with the id of the request for "+61491570156"
      Then it is refused with HTTP status 404

    @needs-review
    Example: A deleted address is gone
      Given the account has the alpha tag "MyShop"
      And the account has the alpha tag "OurShop"
      When the account asks to delete a sender address with the id of the address "MyShop"
      Then it is accepted
      And the account does not find the sender address "MyShop"
      But the account finds the sender address "OurShop"

    @needs-review @needs-handset @needs-callbacks
    Example: Nothing goes out from a deleted address
      Given the account has the alpha tag "MyShop"
      When the account sends "Hello" from "MyShop" to "+46700000001" as "first"
      And the account asks to delete a sender address with the id of the address "MyShop"
      And the account sends "Goodbye" from "MyShop" to "+46700000001" as "second"
      Then "first" goes out from "MyShop"
      But "second" does not go out from "MyShop"

    @needs-review
    Example: The id of a deleted address leads nowhere
      Given the account has the alpha tag "MyShop"
      And the account has the alpha tag "OurShop"
      When the account asks to delete a sender address with the id of the address "MyShop"
      And the account asks to read a sender address with the id of the address "MyShop"
      Then it is refused with HTTP status 404
      When the account asks to read a sender address with the id of the address "OurShop"
      Then it is accepted
