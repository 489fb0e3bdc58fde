@messaging
Feature: Operations on signature keys
  Programs create keys, and receivers rely on their public halves.

  @PUB-KEY-FORM-01 @published
  Rule: Operations on signature keys answer with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                         | STATUS |
        | create a signature key            |    201 |
        | list signature keys               |    200 |
        | read a signature key              |    200 |
        | enable a signature key            |    200 |
        | disable the enabled signature key |    204 |
        | delete a signature key            |    200 |

    Scenario Outline: A key with the digest <DIGEST>, after another
      When the client asks to create a signature key
      And the client asks to create a signature key, where "/digest" is <DIGEST>
      Then it is accepted with HTTP status 201
      And the answer has "digest" set to <DIGEST>
      And the answer has "cipher" set to "RSA"
      And the answer has "enabled" set to false

      Examples:
        | DIGEST   |
        | "SHA224" |
        | "SHA256" |
        | "SHA512" |

    Example: The enabled key is read
      When the client asks to enable a signature key
      And the client asks to read the enabled signature key
      Then it is accepted with HTTP status 200

    @needs-clock @needs-accounts
    Scenario Outline: Since when there is a key, when the client asks to <OPERATION>
      Given it is 2024-01-15T12:34:56.000Z
      When the account makes the signature key "other" with the digest "SHA512"
      And 1 hour passes
      And the account makes the signature key "first" with the digest "SHA256"
      And the account asks to <OPERATION>
      Then the answer contains "2024-01-15T13:34:56"
      And the answer contains "SHA256"
      And the answer names the signature key "first"

      Examples:
        | OPERATION                       |
        | enable a signature key, "first" |
        | read a signature key, "first"   |

    @needs-clock @needs-accounts
    Example: Two keys in the list, one an hour older than the other
      Given it is 2024-01-15T12:34:56.000Z
      When the account makes the signature key "other" with the digest "SHA512"
      And 1 hour passes
      And the account makes the signature key "first" with the digest "SHA256"
      And the account asks to list signature keys
      Then the answer contains "2024-01-15T12:34:56"
      And the answer contains "2024-01-15T13:34:56"
      And the answer contains "SHA256"

    @needs-clock
    Example: Since when there is the enabled key
      Given it is 2024-01-15T12:34:56.000Z
      When the client asks to create a signature key
      Then the answer contains "2024-01-15T12:34:56"
      When the client asks to enable a signature key
      And the client asks to read the enabled signature key
      Then the answer contains "2024-01-15T12:34:56"

    Example: A key is read before and after it is enabled
      When the account makes the signature key "first" with the digest "SHA256"
      And the account asks to read a signature key, "first"
      Then the answer includes {"enabled": false}
      When the account asks to enable a signature key, "first"
      And the account asks to read a signature key, "first"
      Then the answer includes {"enabled": true}

    Example: Another key is enabled
      When the account makes the signature key "other" with the digest "SHA512"
      And the account asks to enable a signature key, "other"
      And the account makes the signature key "first" with the digest "SHA256"
      And the account asks to enable a signature key, "first"
      Then the answer names the signature key "first"
      And the answer contains "SHA256"

  @PUB-KEY-SHOWN-01 @published
  Rule: The public half of a key is shown once, when the key is made

    Scenario Outline: The answer to a request to <OPERATION>
      When the client asks to create a signature key
      Then it is accepted with HTTP status 201
      When the client asks to <OPERATION>
      Then it is accepted
      And the answer does not contain "public_key"

      Examples:
        | OPERATION              |
        | list signature keys    |
        | read a signature key   |
        | enable a signature key |
