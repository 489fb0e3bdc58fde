@messaging @needs-callbacks
Feature: Signed webhooks
  A receiver that knows the public half of a key can tell whether a webhook comes from the platform.

  Rule: Webhooks are signed with the enabled signature key
    Spec: Authentication / Other interfaces

    @KEY-SIGN-01
    Example: A webhook with a key, and another one later without
      Given the account has enabled the SHA256 signature key "key"
      And the account has the webhook:
        | NAME | RECEIVER | events           | template        |
        | hook | signed   | ["DELIVERED_DR"] | {"told":"once"} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then the receiver "signed" gets at least 1 notification
      When the account asks to disable the enabled signature key
      And the account asks to change the webhook "hook" with:
        | RECEIVER | plain |
      And the account sends "Hello" to "+46700000001" as "second", without a callback URL
      Then everything at the receiver "signed" shows a proof of its origin that nothing at the receiver "plain" has

    @KEY-SIGN-01 @published
    Scenario Outline: A key with the digest <DIGEST>
      Given the account has enabled the <DIGEST> signature key "key"
      And the account has the webhook:
        | RECEIVER | events           | template              |
        | home     | ["DELIVERED_DR"] | {"text":"$mtContent"} |
      When the account sends "Grüße 🎉" to "+46700000001" as "first", without a callback URL
      Then the receiver "home" gets at least 1 notification, all signed with "key"

      Examples:
        | DIGEST |
        | SHA224 |
        | SHA256 |
        | SHA512 |

    @KEY-SIGN-01 @published
    Scenario Outline: A webhook that comes as <method> to an address with a query
      Given the receiver "home" listens at "/in?from=platform&n=1"
      And the account has enabled the SHA256 signature key "key"
      And the account has the webhook:
        | RECEIVER | events           | method   | template        |
        | home     | ["DELIVERED_DR"] | <method> | {"told":"once"} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then the receiver "home" gets at least 1 notification, all signed with "key"

      Examples:
        | method |
        | POST   |
        | PUT    |
        | GET    |

    @KEY-SIGN-01 @published
    Example: Two webhooks get the same event
      Given the account has enabled the SHA256 signature key "key"
      And the account has the webhooks:
        | RECEIVER | events           | template        |
        | home     | ["DELIVERED_DR"] | {"told":"same"} |
        | away     | ["DELIVERED_DR"] | {"told":"same"} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then the receiver "home" gets at least 1 notification, all signed with "key"
      And the receiver "away" gets at least 1 notification, all signed with "key"

  Rule: A signature key that is not enabled signs nothing
    Spec: Authentication / Other interfaces; Signature key

    @KEY-SIGN-02 @reading
    Example: A webhook before the key is enabled, and another one later
      Given the account has the SHA256 signature key "key"
      And the account has the webhook:
        | NAME | RECEIVER | events           | template        |
        | hook | plain    | ["DELIVERED_DR"] | {"told":"once"} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then the receiver "plain" gets at least 1 notification
      When the account asks to enable the signature key "key"
      And the account asks to change the webhook "hook" with:
        | RECEIVER | signed |
      And the account sends "Hello" to "+46700000001" as "second", without a callback URL
      Then everything at the receiver "signed" shows a proof of its origin that nothing at the receiver "plain" has

    @KEY-SIGN-02 @reading @published
    Example: The key is disabled between two messages
      Given the account has enabled the SHA256 signature key "key"
      And the account has the webhook:
        | NAME | RECEIVER | events           | template        |
        | hook | signed   | ["DELIVERED_DR"] | {"told":"once"} |
      When the account sends "Signed" to "+46700000001" as "first", without a callback URL
      Then the receiver "signed" gets at least 1 notification, all signed with "key"
      When the account asks to disable the enabled signature key
      And the account asks to change the webhook "hook" with:
        | RECEIVER | plain |
      And the account sends "Plain" to "+46700000001" as "second", without a callback URL
      Then the receiver "plain" gets at least 1 notification, none signed with "key"

    @KEY-SIGN-02 @reading @published
    Example: The key is enabled between two messages
      Given the account has the SHA256 signature key "key"
      And the account has the webhook:
        | NAME | RECEIVER | events           | template        |
        | hook | plain    | ["DELIVERED_DR"] | {"told":"once"} |
      When the account sends "Plain" to "+46700000001" as "first", without a callback URL
      Then the receiver "plain" gets at least 1 notification, none signed with "key"
      When the account asks to enable the signature key "key"
      And the account asks to change the webhook "hook" with:
        | RECEIVER | signed |
      And the account sends "Signed" to "+46700000001" as "second", without a callback URL
      Then the receiver "signed" gets at least 1 notification, all signed with "key"

  Rule: After a change of keys webhooks are signed with the new one
    Spec: Authentication / Other interfaces

    @KEY-SIGN-03 @published
    Example: A second key takes over between two messages
      Given the account has enabled the SHA256 signature key "old"
      And the account has the SHA512 signature key "new"
      And the account has the webhook:
        | RECEIVER | events           | template        |
        | home     | ["DELIVERED_DR"] | {"told":"once"} |
      When the client asks to submit a message
      Then the receiver "home" gets at least 1 notification, all signed with "old"
      When the account asks to enable the signature key "new"
      And the client asks to submit a message
      Then the receiver "home" gets at least 2 notifications, the last signed with "new"

  Rule: A webhook that is sent again carries a valid signature too
    Spec: Events / Callbacks from the messaging API; Authentication / Other interfaces

    Background:
      Given the receiver "home" answers "500" in turn
      And the account has enabled the SHA256 signature key "key"
      And the account has the webhook:
        | NAME | RECEIVER | events           | template        | retries |
        | hook | home     | ["DELIVERED_DR"] | {"told":"once"} | 2       |

    @X-23 @reading
    Example: The receiver fails at first, and the key is disabled later
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 1 minute passes
      And the account asks to disable the enabled signature key
      And the account asks to change the webhook "hook" with:
        | RECEIVER | plain |
      And the account sends "Hello" to "+46700000001" as "second", without a callback URL
      Then everything at the receiver "home" shows a proof of its origin that nothing at the receiver "plain" has

    @X-23 @reading @published
    Example: The receiver fails at first
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 1 minute passes
      Then the receiver "home" gets at least 1 notification, all signed with "key"

    @X-23 @observe
    Example: Another key takes over before the webhook is sent again
      Given the account has the SHA256 signature key "new"
      When the client asks to submit a message
      And the account asks to enable the signature key "new"
      And 1 minute passes
      Then which notifications at the receiver "home" are signed with "key" is recorded
