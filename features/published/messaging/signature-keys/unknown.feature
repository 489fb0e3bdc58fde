@messaging
Feature: Signature keys that do not exist
  A request about a key that the account does not have is refused.

  @PUB-KEY-UNKNOWN-01 @published
  Rule: A signature key that the account does not have is not found

    Scenario Outline: A request to <OPERATION> that is gone
      When the client asks to <OPERATION> for the account's signature key
      And the client asks to delete a signature key for the account's signature key
      And the client asks to <OPERATION> for the account's signature key
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION              |
        | read a signature key   |
        | enable a signature key |

    Example: A key that is deleted twice
      When the client asks to delete a signature key for the account's signature key
      And the client asks to delete a signature key for the account's signature key
      Then it is refused with HTTP status 404

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
