@messaging
Feature: Operations on signature keys
  Programs create keys, and receivers rely on their public halves.

  Rule: Operations on signature keys answer with the published HTTP status
    Spec: Published: signature keys

    @PUB-KEY-FORM-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                         | STATUS |
        | create a signature key            | 201    |
        | list signature keys               | 200    |
        | read a signature key              | 200    |
        | enable a signature key            | 200    |
        | disable the enabled signature key | 204    |
        | delete a signature key            | 200    |

    @PUB-KEY-FORM-01 @published
    Scenario Outline: A key with the digest <DIGEST>, after another
      When the client asks to create a signature key
      And the client asks to create a signature key, where "/digest" is "<DIGEST>"
      Then it is accepted with HTTP status 201
      And the answer includes {"digest": "<DIGEST>", "cipher": "RSA", "enabled": false}

      Examples:
        | DIGEST |
        | SHA224 |
        | SHA256 |
        | SHA512 |

    @PUB-KEY-FORM-01 @published
    Example: The enabled key is read
      When the client asks to enable a signature key
      And the client asks to read the enabled signature key
      Then it is accepted with HTTP status 200

    @PUB-KEY-FORM-01 @published @needs-clock @needs-accounts
    Scenario Outline: Since when there is a key, when the client asks to <OPERATION>
      Given it is 2024-01-15T12:34:56.000Z
      When the account makes the SHA512 signature key "other"
      And 1 hour passes
      And the account makes the SHA256 signature key "first"
      And the account asks to <OPERATION>
      Then the answer contains "2024-01-15T13:34:56"
      And the answer contains "SHA256"
      And the answer names the signature key "first"

      Examples:
        | OPERATION                        |
        | enable the signature key "first" |
        | read the signature key "first"   |

    @PUB-KEY-FORM-01 @published @needs-clock @needs-accounts
    Example: Two keys in the list, one an hour older than the other
      Given it is 2024-01-15T12:34:56.000Z
      When the account makes the SHA512 signature key "other"
      And 1 hour passes
      And the account makes the SHA256 signature key "first"
      And the account asks to list signature keys
      Then the answer contains "2024-01-15T12:34:56"
      And the answer contains "2024-01-15T13:34:56"
      And the answer contains "SHA256"

    @PUB-KEY-FORM-01 @published @needs-clock
    Example: Since when there is the enabled key
      Given it is 2024-01-15T12:34:56.000Z
      When the client asks to create a signature key
      Then the answer contains "2024-01-15T12:34:56"
      When the client asks to enable a signature key
      And the client asks to read the enabled signature key
      Then the answer contains "2024-01-15T12:34:56"

    @PUB-KEY-FORM-01 @published
    Example: A key is read before and after it is enabled
      When the account makes the SHA256 signature key "first"
      And the account asks to read the signature key "first"
      Then the answer includes {"enabled": false}
      When the account asks to enable the signature key "first"
      And the account asks to read the signature key "first"
      Then the answer includes {"enabled": true}

    @PUB-KEY-FORM-01 @published
    Example: Another key is enabled
      When the account makes the SHA512 signature key "other"
      And the account asks to enable the signature key "other"
      And the account makes the SHA256 signature key "first"
      And the account asks to enable the signature key "first"
      Then the answer names the signature key "first"
      And the answer contains "SHA256"

  Rule: The public half of a key is shown once, when the key is made
    Spec: Published: signature keys

    @PUB-KEY-SHOWN-01 @published
    Scenario Outline: The client asks to <OPERATION>
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
