@messaging @needs-callbacks
Feature: Signatures of webhooks
  A receiver learns which key a webhook was signed with.

  Rule: A signed webhook names its key, cipher and digest
    Spec: Published: signature keys

    @PUB-KEY-HEADERS-01 @published @needs-accounts
    Scenario Outline: Another customer has a key with the digest <OTHER>
      Given the account has enabled the <DIGEST> signature key "key"
      And another customer has enabled the <OTHER> signature key "foreign"
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

    @PUB-KEY-HEADERS-01 @published @needs-accounts
    Example: The account and its sub-account have keys
      Given the account has enabled the SHA256 signature key "own"
      And the account, acting for the sub-account, has enabled the SHA512 signature key "sub"
      And the account, acting for the sub-account, has the webhook:
        | RECEIVER | events           | template      |
        | home     | ["DELIVERED_DR"] | {"told":"it"} |
      When the account, acting for the sub-account, asks to submit a message
      Then everything at the receiver "home" has:
        | KEY    | sub    |
        | DIGEST | SHA512 |
      And the receiver "home" gets at least 1 notification, all signed with "sub"
