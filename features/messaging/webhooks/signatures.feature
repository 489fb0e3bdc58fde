@messaging @needs-callbacks
Feature: Signed webhooks
  A receiver that knows the public half of a key can tell whether a webhook comes from the platform.

  @KEY-SIGN-01
  Rule: Webhooks are signed with the enabled signature key
    Spec: Authentication / Other interfaces

    Example: A webhook with a key, and another one later without
      Given the account has enabled the signature key "key"
      And the account has the webhook:
        | NAME | RECEIVER | events       | template.told |
        | hook | home     | DELIVERED_DR | once          |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has "told" set to "once", and nothing else
      When the account asks to disable the enabled signature key
      And the account asks to change a webhook, "hook", with:
        | RECEIVER | plain |
      And the account sends "Hello" to "+46700000001" as "second", without a callback URL
      Then everything at the receiver "home" shows a proof of its origin that nothing at the receiver "plain" has

    @published
    Scenario Outline: A key with the digest <DIGEST>
      Given the account has the webhook:
        | RECEIVER | events       | template.text |
        | home     | DELIVERED_DR | $mtContent    |
      When the account makes the signature key "key" with the digest "<DIGEST>"
      And the account asks to enable a signature key, "key"
      And the account sends "Grüße 🎉" to "+46700000001" as "first", without a callback URL
      Then the receiver "home" gets at least 1 notification, all signed with "key"

      Examples:
        | DIGEST |
        | SHA224 |
        | SHA256 |
        | SHA512 |

    @published
    Scenario Outline: A webhook that comes as <method> to an address with a query
      Given the receiver "home" listens at "/in?from=platform&n=1"
      And the account has enabled the signature key "key"
      And the account has the webhook:
        | RECEIVER | events       | method   | template.told |
        | home     | DELIVERED_DR | <method> | once          |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then the receiver "home" gets at least 1 notification, all signed with "key"

      Examples:
        | method |
        | POST   |
        | PUT    |
        | GET    |

    @published
    Example: Two webhooks get the same event
      Given the account has enabled the signature key "key"
      And the account has the webhooks:
        | RECEIVER | events       | template.told |
        | home     | DELIVERED_DR | same          |
        | other    | DELIVERED_DR | same          |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then the receiver "home" gets at least 1 notification, all signed with "key"
      And the receiver "other" gets at least 1 notification, all signed with "key"

  @KEY-SIGN-02 @reading
  Rule: A signature key that is not enabled signs nothing
    Spec: Authentication / Other interfaces; Signature key

    Example: A webhook before the key is enabled, and another one later
      Given the account has the signature key "key"
      And the account has the webhook:
        | NAME | RECEIVER | events       | template.told |
        | hook | plain    | DELIVERED_DR | once          |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "plain" has "told" set to "once", and nothing else
      When the account asks to enable a signature key, "key"
      And the account asks to change a webhook, "hook", with:
        | RECEIVER | home |
      And the account sends "Hello" to "+46700000001" as "second", without a callback URL
      Then everything at the receiver "home" shows a proof of its origin that nothing at the receiver "plain" has

    @published
    Example: The key is disabled between two messages
      Given the account has enabled the signature key "key"
      And the account has the webhook:
        | NAME | RECEIVER | events       | template.told |
        | hook | home     | DELIVERED_DR | once          |
      When the account sends "Signed" to "+46700000001" as "first", without a callback URL
      Then the receiver "home" gets at least 1 notification, all signed with "key"
      When the account asks to disable the enabled signature key
      And the account asks to change a webhook, "hook", with:
        | RECEIVER | plain |
      And the account sends "Plain" to "+46700000001" as "second", without a callback URL
      Then the receiver "plain" gets at least 1 notification, none signed with "key"

    @published
    Example: The key is enabled between two messages
      Given the account has the signature key "key"
      And the account has the webhook:
        | NAME | RECEIVER | events       | template.told |
        | hook | plain    | DELIVERED_DR | once          |
      When the account sends "Plain" to "+46700000001" as "first", without a callback URL
      Then the receiver "plain" gets at least 1 notification, none signed with "key"
      When the account asks to enable a signature key, "key"
      And the account asks to change a webhook, "hook", with:
        | RECEIVER | home |
      And the account sends "Signed" to "+46700000001" as "second", without a callback URL
      Then the receiver "home" gets at least 1 notification, all signed with "key"

  @KEY-SIGN-03 @published
  Rule: After a change of keys webhooks are signed with the new one
    Spec: Authentication / Other interfaces

    Background:
      Given the account has enabled the signature key "old"
      And the account has the webhook:
        | NAME | RECEIVER | events       | template.told |
        | hook | plain    | DELIVERED_DR | once          |

    Example: A second key takes over between two messages
      When the account makes the signature key "new" with the digest "SHA512"
      And the account asks to submit a message
      Then the receiver "plain" gets at least 1 notification, all signed with "old"
      When the account asks to enable a signature key, "new"
      And the account asks to change a webhook, "hook", with:
        | RECEIVER | home |
      And the account asks to submit a message
      Then the receiver "home" gets at least 1 notification, all signed with "new"

  @X-23
  Rule: A webhook that is sent again carries a valid signature too
    Spec: Events / Callbacks from the messaging API; Authentication / Other interfaces

    Background:
      Given the receiver "home" answers "500" in turn
      And the account has enabled the signature key "key"
      And the account has the webhook:
        | NAME | RECEIVER | events       | template.told | retries |
        | hook | home     | DELIVERED_DR | once          |       2 |

    @reading
    Example: The receiver fails at first, and the key is disabled later
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 1 minute passes
      And the account asks to disable the enabled signature key
      And the account asks to change a webhook, "hook", with:
        | RECEIVER | plain |
      And the account sends "Hello" to "+46700000001" as "second", without a callback URL
      Then everything at the receiver "home" shows a proof of its origin that nothing at the receiver "plain" has

    @reading @published
    Example: The receiver fails at first
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 1 minute passes
      Then the receiver "home" gets at least 1 notification, all signed with "key"

    @observe
    Example: Another key takes over before the webhook is sent again
      Given the account has the signature key "new"
      When the account asks to submit a message
      And the account asks to enable a signature key, "new"
      And 1 minute passes
      Then the receiver "home" gets at least 1 notification
      And what comes to the receiver "home" is recorded
