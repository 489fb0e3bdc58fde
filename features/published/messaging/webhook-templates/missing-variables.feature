@messaging @needs-callbacks
Feature: Variables that an event does not have
  A variable that the event does not have stays as it is written, or vanishes when it is quiet.

  @PUB-TPL-LITERAL-01 @published
  Rule: A variable that the event does not have stays as it is written, and vanishes when it is quiet

    Scenario Outline: <TEMPLATE> in a delivery report
      Given the account has the webhook:
        | RECEIVER | events           | template   |
        | home     | ["DELIVERED_DR"] | <TEMPLATE> |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" reads like "<TEXT>"

      Examples:
        | TEMPLATE                         | TEXT                                                            |
        | $replyId                         | $replyId                                                        |
        | [${moContent}]                   | [${moContent}]                                                  |
        | <$notificationId>                | <$notificationId>                                               |
        | $colour and $metadata.get("no")  | $colour and $metadata.get[any text, if any]no[any text, if any] |
        | [$!replyId$!{moId}]              | [two characters]                                                |
        | $!metadata.get("no")-$!mtContent | -Hello                                                          |
        | $5.00 for #1, a\\b & 100%        | $5.00 for #1, a\\b & 100%                                       |

    @needs-handset
    Scenario Outline: <TEMPLATE> in a reply
      Given the account has the webhook:
        | RECEIVER | events           | template   |
        | home     | ["RECEIVED_SMS"] | <TEMPLATE> |
      When the account sends "Coming?" to "+46700000001" as "first", without a callback URL
      And the handset "+46700000001" replies "Yes"
      Then everything at the receiver "home" reads like "<TEXT>"

      Examples:
        | TEMPLATE            | TEXT                |
        | $drId $moContent    | $drId Yes           |
        | $status $statusCode | $status $statusCode |
        | $notificationId     | $notificationId     |
        | [$!status]          | [two characters]    |
