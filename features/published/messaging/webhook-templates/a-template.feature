@messaging @needs-callbacks
Feature: Templates of webhooks for delivery reports
  A template names variables of a delivery report.

  @PUB-TPL-REPORT-01 @published @needs-accounts
  Rule: A template names what a delivery report tells

    Scenario Outline: <TEMPLATE> in a delivery report
      Given the account has the webhook:
        | RECEIVER | events           | template   |
        | home     | ["DELIVERED_DR"] | <TEMPLATE> |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" reads like "<TEXT>"

      Examples:
        | TEMPLATE            | TEXT                 |
        | $mtId               | {first}              |
        | ${messageId}        | {first}              |
        | $format $status     | SMS delivered        |
        | $statusCode         |                  221 |
        | $sourceAddress      |         +46700000001 |
        | $mtContent          | Hello                |
        | $messageContent!    | Hello!               |
        | $submittedTimestamp | [an instant]         |
        | $receivedTimestamp  | [an instant]         |
        | $drId               | [an id]              |
        | $reportId           | [an id]              |
        | $accountId          | [any text without $] |
        | $vendorId           | [any text without $] |
        | $type               | [any text without $] |
        | $retryCount         |                    0 |

    @needs-clock
    Example: The instant of a report
      Given it is 2024-03-05T10:20:30Z
      And the account has the webhook:
        | RECEIVER | events           | template           |
        | home     | ["DELIVERED_DR"] | $receivedTimestamp |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" reads like "2024-03-05T10:20:30[a fraction, if any]Z"

    Example: Billing units are named where the account shows them
      Given billing units are switched on for the account
      And the account has the webhook:
        | RECEIVER | events           | template      |
        | home     | ["DELIVERED_DR"] | $billingUnits |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" reads like "1"
