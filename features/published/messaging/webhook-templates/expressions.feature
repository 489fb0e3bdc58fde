@messaging @needs-callbacks
Feature: Expressions in templates of webhooks
  A template escapes, chooses and repeats.

  @PUB-TPL-HELPER-01 @published
  Rule: A template escapes, chooses and repeats

    Scenario Outline: <TEMPLATE> about a message with metadata
      Given the account has the webhook:
        | RECEIVER | events           | template   |
        | home     | ["DELIVERED_DR"] | <TEMPLATE> |
      When the account sends in one request:
        | NAME  | RECEIVER | destination_number | content           | delivery_report | metadata            |
        | first | nowhere  |       +46700000001 | say "å" & $status | true            | {"k":"v","two":"2"} |
      Then everything at the receiver "home" is <VALUE>

      Examples:
        | TEMPLATE                                                                                    | VALUE                         |
        | {"t":"$esc.json($!mtContent)"}                                                              | {"t":"say \\"å\\" & $status"} |
        | {"k":"$metadata.get('k')"}                                                                  | {"k":"v"}                     |
        | {"r":"$esc.json($!replyId)"}                                                                | {"r":""}                      |
        | {#foreach($k in $metadata.keySet())"$k":"$metadata.get($k)"#if($velocityHasNext),#end #end} | {"k":"v","two":"2"}           |
        | {"is":#if($status == "delivered")"done"#else"open"#end}                                     | {"is":"done"}                 |
        | {"is":#if($replyId)"reply"#elseif($drId)"report"#{else}"other"#end}                         | {"is":"report"}               |
