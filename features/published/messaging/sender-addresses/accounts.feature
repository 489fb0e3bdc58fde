@messaging @needs-mailbox
Feature: Sender addresses of different accounts
  Requests and addresses belong to one account, and no other account finds them.

  @PUB-SENDER-UNKNOWN-01 @published
  Rule: An id of neither a request nor an address of the account is not found

    Scenario Outline: A request to <OPERATION> with the id <ID>, which belongs to nothing
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

  @PUB-SENDER-ACCOUNT-01 @published @needs-accounts
  Rule: Requests and addresses are for their own account alone

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

    Example: The sub-account asks for the tag that its parent asked for
      When the client asks for the alpha tag "MyShop"
      And the sub-account asks for the alpha tag "MyShop"
      Then it is accepted with HTTP status 201

    Example: The client asks for a tag after the sub-account did
      When the sub-account asks for the alpha tag "Market"
      And the client asks for the alpha tag "Harbour"
      Then the answer includes {"sender_address": "Harbour", "account_id": "the account"}
