@messaging @needs-callbacks
Feature: Timeouts of webhooks
  An attempt waits for the receiver as long as its webhook says.

  @PUB-PUSH-TIMEOUT-01 @published @needs-clock
  Rule: An attempt waits for the receiver as long as its webhook says

    Scenario Outline: An answer after 600 ms to a webhook that waits for <read_timeout> ms
      Given the receiver "home" answers "200 after 600 ms" in turn
      And the account has the webhook:
        | RECEIVER | events           | retries | read_timeout   | template      |
        | home     | ["DELIVERED_DR"] |       1 | <read_timeout> | {"told":"it"} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 7 days pass
      Then the receiver "home" gets exactly <COUNT> notifications

      Examples:
        | read_timeout | COUNT |
        |          100 |     2 |
        |          400 |     2 |
        |         2000 |     1 |
        |        20000 |     1 |
