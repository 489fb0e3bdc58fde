@messaging @needs-callbacks
Feature: How webhooks are delivered
  A webhook sets its time limit, its retries and its method.

  Rule: A webhook without a template gets the published payload of the event
    Spec: Published: webhooks

    @PUB-HOOK-DEFAULT-01 @published @needs-handset
    Scenario Outline: The event <EVENT>
      Given the account has the webhook "hook":
        | RECEIVER | home        |
        | events   | ["<EVENT>"] |
      When the account sends "Coming?" to "+46700000001" as "first"
      And the handset "+46700000001" replies "<REPLY>"
      Then "first" is reported delivered
      And the reply "<REPLY>" arrives at "the callback receiver"
      And everything at the receiver "home" has:
        | FORM | <TOLD> |

      Examples:
        | EVENT        | REPLY | TOLD            |
        | DELIVERED_DR | Yes   | delivery report |
        | RECEIVED_SMS | Yes   | reply           |
        | OPT_OUT_SMS  | STOP  | opt-out         |

    @PUB-HOOK-DEFAULT-01 @published @needs-handset @needs-mailbox
    Example: A reply to a message with a sender number
      Given the account has the own number "+61491570156"
      And the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["RECEIVED_SMS"] |
      When the account sends "Coming?" from "+61491570156" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Yes"
      Then "first" is reported delivered
      And the reply "Yes" arrives at "the callback receiver"
      And everything at the receiver "home" has:
        | FORM | reply |
      And everything at the receiver "home" reads like ".*destination_number.{1,5}[+]61491570156.*"

  Rule: A webhook is sent by its own method
    Spec: Published: webhooks

    @PUB-HOOK-METHOD-01 @published
    Scenario Outline: The method <method>
      Given the account has enabled the SHA256 signature key "key"
      And the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | method   | <method>         |
        | template | {"told":"it"}    |
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver "home" has:
        | METHOD | <method> |
      And the receiver "home" gets at least 1 notification, all signed with "key"

      Examples:
        | method |
        | GET    |
        | POST   |
        | PUT    |
        | PATCH  |
        | DELETE |

  Rule: A webhook that fails is sent again as often and as late as it is set to
    Spec: Published: webhooks

    @PUB-PUSH-RETRY-01 @published @needs-clock
    Scenario Outline: <retries> repetitions after <retry_delay> seconds each
      Given the receiver "home" always answers "500"
      And the account has the webhook "hook":
        | RECEIVER    | home                 |
        | events      | ["DELIVERED_DR"]     |
        | retries     | <retries>            |
        | retry_delay | <retry_delay>        |
        | template    | {"n":"$retryCount"}  |
      When the account sends "Hello" to "+46700000001" as "first"
      And <BEFORE> pass
      Then "first" is reported delivered
      And the receiver "home" gets <COUNT> notifications
      When 7 days pass
      Then the receiver "home" gets <ALL> notifications

      Examples:
        | retries | retry_delay | BEFORE      | COUNT | ALL |
        | 0       | 5           | 1 second    | 1     | 1   |
        | 1       | 5           | 4 seconds   | 1     | 2   |
        | 1       | 5           | 6 seconds   | 2     | 2   |
        | 3       | 20          | 39 seconds  | 2     | 4   |
        | 5       | 60          | 301 seconds | 6     | 6   |

    @PUB-PUSH-COUNT-01 @published @needs-clock
    Example: A template counts the repetitions
      Given the receiver "home" answers "500, 503" in turn
      And the account has enabled the SHA256 signature key "key"
      And the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | retries  | 5                |
        | template | n=$retryCount    |
      When the client asks to submit a message
      And 7 days pass
      Then notification 1 at the receiver "home" reads like "n=0"
      And notification 3 at the receiver "home" reads like "n=2"
      And the receiver "home" gets at least 3 notifications, all signed with "key"

  Rule: An attempt waits for the receiver as long as its webhook says
    Spec: Published: webhooks

    @PUB-PUSH-TIMEOUT-01 @published @needs-clock
    Scenario Outline: An answer after 600 ms to a webhook that waits for <read_timeout> ms
      Given the receiver "home" answers "200 after 600 ms" in turn
      And the account has the webhook "hook":
        | RECEIVER     | home             |
        | events       | ["DELIVERED_DR"] |
        | retries      | 1                |
        | read_timeout | <read_timeout>   |
        | template     | {"told":"it"}    |
      When the account sends "Hello" to "+46700000001" as "first"
      And 7 days pass
      Then "first" is reported delivered
      And the receiver "home" gets <COUNT> notifications

      Examples:
        | read_timeout | COUNT |
        | 100          | 2     |
        | 400          | 2     |
        | 2000         | 1     |
        | 20000        | 1     |

  Rule: A signed webhook names its key, cipher and digest
    Spec: Published: signature keys

    @PUB-KEY-HEADERS-01 @published @needs-accounts
    Scenario Outline: Another customer has a key with the digest <OTHER>
      Given the account has enabled the <DIGEST> signature key "key"
      And another customer has enabled the <OTHER> signature key "foreign"
      And the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | {"told":"it"}    |
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver "home" has:
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
      And the account, acting for the sub-account, has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | {"told":"it"}    |
      When the account, acting for the sub-account, asks to submit a message
      Then everything at the receiver "home" has:
        | KEY    | sub    |
        | DIGEST | SHA512 |
      And the receiver "home" gets at least 1 notification, all signed with "sub"

  Rule: Replies are pushed whether or not delivery reports are asked for
    Spec: Published: replies

    @PUB-PUSH-REPLY-01 @published @needs-handset
    Example: A message without delivery reports is answered
      When the account sends in one request:
        | NAME   | destination_number | content | delivery_report |
        | second | +46700000002       | Coming? | true            |
        | first  | +46700000001       | Coming? | false           |
      And the handset "+46700000001" replies "Yes"
      Then the reply "Yes" arrives at "the callback receiver"
      And "second" is reported delivered
      But "first" is never reported delivered
