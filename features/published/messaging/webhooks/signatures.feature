@messaging @needs-callbacks
Feature: Signatures of webhooks
  A receiver learns which key a webhook was signed with.

  @PUB-KEY-HEADERS-01 @published @needs-accounts
  Rule: A signed webhook names its key, cipher and digest

    Scenario Outline: Another customer has a key with the digest <OTHER>
      Given the account has enabled the signature key "key" with the digest "<DIGEST>"
      And another customer has enabled the signature key "foreign" with the digest "<OTHER>"
      And the account has the webhook:
        | RECEIVER | events           | template      |
        | home     | ["DELIVERED_DR"] | {"told":"it"} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has:
        | KEY    | key      |
        | DIGEST | <DIGEST> |
      And the receiver "home" gets at least 1 notification, all signed with "key"

      Examples:
        | DIGEST | OTHER  |
        | SHA224 | SHA512 |
        | SHA256 | SHA224 |
        | SHA512 | SHA256 |

    Example: The account and its sub-account have keys
      Given the account has enabled the signature key "own"
      And the account, acting for the sub-account, has enabled the signature key "sub" with the digest "SHA512"
      And the account, acting for the sub-account, has the webhook:
        | RECEIVER | events           | template      |
        | home     | ["DELIVERED_DR"] | {"told":"it"} |
      When the account, acting for the sub-account, asks to submit a message
      Then everything at the receiver "home" has:
        | KEY    | sub    |
        | DIGEST | SHA512 |
      And the receiver "home" gets at least 1 notification, all signed with "sub"
