@messaging @needs-callbacks
Feature: Templates of webhooks for replies, and addresses with variables
  A template names variables of a reply; an address may do so too.

  @PUB-TPL-REPLY-01 @published @needs-handset
  Rule: A template names what a reply tells

    Scenario Outline: <TEMPLATE> in a reply
      Given the account has the webhook:
        | RECEIVER | events           | template   |
        | home     | ["RECEIVED_SMS"] | <TEMPLATE> |
      When the account sends "Coming?" to "+46700000001" as "first", without a callback URL
      And the handset "+46700000001" replies "Yes"
      Then everything at the receiver "home" reads like "<TEXT>"

      Examples:
        | TEMPLATE           | TEXT                     |
        | $mtId $messageId   | {first} {first}          |
        | $moContent         | Yes                      |
        | $replyContent      | Yes                      |
        | $mtContent         | Coming?                  |
        | $sourceAddress     |             +46700000001 |
        | $moId              | [an id]                  |
        | $replyId           | [an id]                  |
        | $receivedTimestamp | [an instant]             |
        | $accountId $format | [any text without $] SMS |

  @PUB-TPL-URL-01 @published
  Rule: The URL of a webhook that is sent by GET may name variables too

    Example: A text with blanks and signs
      Given the receiver "home" listens at "/in?c=$mtContent&s=$status&r=1"
      And the account has the webhook:
        | RECEIVER | events           | method |
        | home     | ["DELIVERED_DR"] | GET    |
      When the account sends "Tom & Eve = 2?" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has:
        | ADDRESS | /in?c=Tom%20%26%20Eve%20%3D%202%3F&s=delivered&r=1 |
