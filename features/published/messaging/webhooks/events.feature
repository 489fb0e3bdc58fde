@messaging @needs-callbacks
Feature: Events of webhooks
  A webhook gets each of the events that it wants once, in whatever order.

  @PUB-HOOK-EVENT-02 @published @needs-accounts
  Rule: A webhook gets each of its events once

    @needs-carrier
    Scenario Outline: A webhook for <EVENT> and a message that goes all the way
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 0 seconds | enroute   |  211 |
        |  1 second | submitted |  210 |
        |  1 second | delivered |  221 |
      And the account has the webhook:
        | RECEIVER | events      | template |
        | home     | ["<EVENT>"] | $status  |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 5 seconds pass
      Then everything at the receiver "home" reads like "<TEXT>"
      And the receiver "home" gets exactly 1 notification

      Examples:
        | EVENT        | TEXT      |
        | ENROUTE_DR   | enroute   |
        | SUBMITTED_DR | submitted |
        | DELIVERED_DR | delivered |

    @needs-carrier
    Example: A webhook for all of them
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 0 seconds | enroute   |  211 |
        | 0 seconds | submitted |  210 |
        | 0 seconds | delivered |  221 |
      And the account has the webhook:
        | RECEIVER | events                                       | template             |
        | home     | ["DELIVERED_DR","ENROUTE_DR","SUBMITTED_DR"] | {"status":"$status"} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then the receiver "home" gets exactly 3 notifications
      And everything at the receiver "home" has a different "status"

    Example: Twenty messages at once
      Given the account has the webhook:
        | RECEIVER | events           | template       |
        | home     | ["DELIVERED_DR"] | {"id":"$mtId"} |
      When the account asks 20 times at once to submit a message
      Then the receiver "home" gets exactly 20 notifications
      And everything at the receiver "home" has a different "id"
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the receiver "home" gets at least 20 notifications
