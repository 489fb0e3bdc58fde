@messaging @needs-mailbox
Feature: Deleting sender addresses
  A client that no longer needs an address says so, with a reason.

  @PUB-SENDER-DELETE-01 @published
  Rule: A request to delete an address gives a reason

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

    Example: A deleted address is gone
      When the client asks to read a sender address
      Then it is accepted
      When the client asks to delete a sender address
      Then it is accepted with HTTP status 202
      When the client asks to read a sender address
      Then it is refused with HTTP status 404
      When the client asks to list sender addresses
      Then the answer lists "" and nothing else

    @needs-clock
    Example: A deleted number is still gone when its year is over
      Given it is 2024-03-10T12:00:00Z
      And the account has the own number "+61491570156"
      When the client asks to delete a sender address with the id of the address "+61491570156"
      Then it is accepted with HTTP status 202
      When the clock reaches 2025-03-10T12:00:01Z
      And the client asks to list sender addresses
      Then the answer lists "" and nothing else

    @needs-review
    Example: Four deleted addresses are gone
      Given the account has the alpha tags "MyShop, MyStore, MyHouse, MyYard"
      When the client asks to list sender addresses
      Then the answer contains "MyYard"
      When the client asks to delete a sender address with the ids of the addresses "MyShop, MyStore, MyHouse, MyYard"
      And the client asks to list sender addresses
      Then the answer lists "" and nothing else
