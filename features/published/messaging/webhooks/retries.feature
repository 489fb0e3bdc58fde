@messaging @needs-callbacks
Feature: Retries of webhooks
  A webhook that fails is sent again as often and as late as it is set to.

  Rule: A webhook that fails is sent again as often and as late as it is set to

    @PUB-PUSH-RETRY-01 @published @needs-clock
    Scenario Outline: <retries> repetitions after <retry_delay> seconds each
      Given the receiver "home" answers "500" every time
      And the account has the webhook:
        | RECEIVER | events           | retries   | retry_delay   | template            |
        | home     | ["DELIVERED_DR"] | <retries> | <retry_delay> | {"n":"$retryCount"} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And <BEFORE> pass
      Then the receiver "home" gets exactly <COUNT> notifications
      When 7 days pass
      Then the receiver "home" gets exactly <ALL> notifications

      Examples:
        | retries | retry_delay | BEFORE      | COUNT | ALL |
        |       0 |           5 |    1 second |     1 |   1 |
        |       1 |           5 |   4 seconds |     1 |   2 |
        |       1 |           5 |   6 seconds |     2 |   2 |
        |       3 |          20 |  39 seconds |     2 |   4 |
        |       5 |          60 | 301 seconds |     6 |   6 |

    @PUB-PUSH-COUNT-01 @published @needs-clock
    Example: A template counts the repetitions
      Given the receiver "home" answers "500, 503" in turn
      And the account has enabled the signature key "key"
      And the account has the webhook:
        | RECEIVER | events           | retries | template      |
        | home     | ["DELIVERED_DR"] |       5 | n=$retryCount |
      When the client asks to submit a message
      And 7 days pass
      Then notification 1 at the receiver "home" reads like "n=0"
      And notification 3 at the receiver "home" reads like "n=2"
      And the receiver "home" gets at least 3 notifications, all signed with "key"
