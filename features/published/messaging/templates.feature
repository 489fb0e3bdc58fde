@messaging @needs-callbacks
Feature: What templates of webhooks can say
  A template names variables of the event. Each event has its own, and what it does not have stays as it is written.

  Rule: A template names what a delivery report tells
    Spec: Published: template variables

    @PUB-TPL-REPORT-01 @published @needs-accounts
    Scenario Outline: <TEMPLATE> in a delivery report
      Given the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | <TEMPLATE>       |
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver "home" reads like "<TEXT>"

      Examples:
        | TEMPLATE               | TEXT                                                            |
        | $mtId                  | {first}                                                         |
        | ${messageId}           | {first}                                                         |
        | $format $status        | SMS delivered                                                   |
        | $statusCode            | 221                                                             |
        | $sourceAddress         | [+]46700000001                                                  |
        | $mtContent             | Hello                                                           |
        | $messageContent!       | Hello!                                                          |
        | $submittedTimestamp    | 20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.0-9]*Z |
        | $receivedTimestamp     | 20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.0-9]*Z |
        | $drId                  | [0-9a-f-]{36}                                                   |
        | $reportId              | [0-9a-f-]{36}                                                   |
        | $accountId             | [^$]+                                                           |
        | $vendorId              | [^$]+                                                           |
        | $type                  | [^$]+                                                           |
        | $retryCount            | 0                                                               |

    @PUB-TPL-REPORT-01 @published @needs-accounts
    Example: Billing units are named where the account shows them
      Given billing units are switched on for the account
      And the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | $billingUnits    |
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver "home" reads like "1"

  Rule: A template names what a reply tells
    Spec: Published: template variables

    @PUB-TPL-REPLY-01 @published @needs-handset
    Scenario Outline: <TEMPLATE> in a reply
      Given the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["RECEIVED_SMS"] |
        | template | <TEMPLATE>       |
      When the account sends "Coming?" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Yes"
      Then "first" is reported delivered
      And the reply "Yes" arrives at the receiver
      And everything at the receiver "home" reads like "<TEXT>"

      Examples:
        | TEMPLATE            | TEXT                                                            |
        | $mtId $messageId    | {first} {first}                                                 |
        | $moContent          | Yes                                                             |
        | $replyContent       | Yes                                                             |
        | $mtContent          | Coming[?]                                                       |
        | $sourceAddress      | [+]46700000001                                                  |
        | $moId               | [0-9a-f-]{36}                                                   |
        | $replyId            | [0-9a-f-]{36}                                                   |
        | $receivedTimestamp  | 20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.0-9]*Z |
        | $accountId $format  | [^$]+ SMS                                                       |

  Rule: A variable that the event does not have stays as it is written, and vanishes when it is quiet
    Spec: Published: template variables

    @PUB-TPL-LITERAL-01 @published
    Scenario Outline: <TEMPLATE> in a delivery report
      Given the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | <TEMPLATE>       |
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver "home" reads like "<TEXT>"

      Examples:
        | TEMPLATE                      | TEXT                              |
        | $replyId                      | [$]replyId                        |
        | [${moContent}]                | .[$][{]moContent[}].              |
        | <$notificationId>             | <[$]notificationId>               |
        | $colour and $metadata.get("no") | [$]colour and [$]metadata[.]get.*no.* |
        | [$!replyId$!{moId}]           | ..                                |
        | $!metadata.get("no")-$!mtContent | -Hello                         |
        | $5.00 for #1, a\b & 100%      | [$]5.00 for #1, a.b & 100%        |

    @PUB-TPL-LITERAL-01 @published @needs-handset
    Scenario Outline: <TEMPLATE> in a reply
      Given the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["RECEIVED_SMS"] |
        | template | <TEMPLATE>       |
      When the account sends "Coming?" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Yes"
      Then "first" is reported delivered
      And the reply "Yes" arrives at the receiver
      And everything at the receiver "home" reads like "<TEXT>"

      Examples:
        | TEMPLATE            | TEXT                     |
        | $drId $moContent    | [$]drId Yes              |
        | $status $statusCode | [$]status [$]statusCode  |
        | $notificationId     | [$]notificationId        |
        | [$!status]          | ..                       |

  Rule: A template escapes, chooses and repeats
    Spec: Published: template variables

    @PUB-TPL-HELPER-01 @published
    Scenario Outline: <TEMPLATE> about a message with metadata
      Given the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | <TEMPLATE>       |
      When the account sends in one request:
        | NAME  | destination_number | content      | delivery_report | metadata            |
        | first | +46700000001       | say "a" & go | true            | {"k":"v","two":"2"} |
      Then "first" is reported delivered
      And everything at the receiver "home" is <VALUE>

      Examples:
        | TEMPLATE                                                                                                   | VALUE                         |
        | {"t":"$esc.json($!mtContent)"}                                                                             | {"t":"say \\"a\\" & go"}      |
        | {"k":"$metadata.get('k')"}                                                                                 | {"k":"v"}                     |
        | {"r":"$esc.json($!replyId)"}                                                                               | {"r":""}                      |
        | {#foreach($k in $metadata.keySet())"$k":"$metadata.get($k)"#if($velocityHasNext),#end #end}                | {"k":"v","two":"2"}           |
        | {"is":#if($status == "delivered")"done"#else"open"#end}                                                    | {"is":"done"}                 |
        | {"is":#if($replyId)"reply"#elseif($drId)"report"#{else}"other"#end}                                        | {"is":"report"}               |

  Rule: The URL of a webhook that is sent by GET may name variables too
    Spec: Published: template variables

    @PUB-TPL-URL-01 @published
    Example: A text with blanks and signs
      Given the receiver "home" listens at "/in?c=$mtContent&s=$status&r=1"
      And the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | method   | GET              |
      When the account sends "Tom & Eve = 2?" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver "home" has:
        | ADDRESS | /in?c=Tom%20%26%20Eve%20%3D%202%3F&s=delivered&r=1 |
