@messaging
Feature: Signature keys that do not exist
  A request about a key that the account does not have is refused.

  @PUB-KEY-UNKNOWN-01 @published
  Rule: A signature key that the account does not have is not found

    Scenario Outline: A request to <OPERATION> that does not exist
      When the client asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION              |
        | read a signature key   |
        | delete a signature key |
        | enable a signature key |

    @needs-accounts
    Scenario Outline: Another customer asks to <OPERATION> of the account
      When another customer asks to <OPERATION> for the account's signature key
      Then it is refused with HTTP status 404
      When the client asks to <OPERATION> for the account's signature key
      Then it is accepted

      Examples:
        | OPERATION              |
        | read a signature key   |
        | enable a signature key |
        | delete a signature key |

    Scenario Outline: The id <ID> is none
      When the client asks to read a signature key for the id "<ID>"
      Then it is refused with HTTP status 400
      And the answer includes {"message": "key_id property value is invalid"}

      Examples:
        | ID     |
        |      7 |
        | :keyId |
