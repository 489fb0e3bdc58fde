@messaging @needs-callbacks
Feature: Webhooks
  An account can get all its events at one place, instead of naming a callback URL for each message.

  Rule: A webhook for one or several events can be made, retrieved, changed and deleted
    Spec: Events / Callbacks from the messaging API

    @HOOK-01 @smoke
    Example: A webhook for one event is retrieved
      When the account makes the webhook:
        | NAME | RECEIVER | events           | template           |
        | hook | home     | ["DELIVERED_DR"] | {"told":"by hook"} |
      Then the account finds the webhook "hook" with:
        | RECEIVER | home               |
        | events   | ["DELIVERED_DR"]   |
        | template | {"told":"by hook"} |

    @HOOK-01 @needs-carrier
    Scenario Outline: A webhook for two events, and a message that is <status>
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status   | code   |
        | 0 seconds | <status> | <code> |
      When the account makes the webhook:
        | RECEIVER | events                       | template           |
        | home     | ["DELIVERED_DR","FAILED_DR"] | {"told":"by hook"} |
      And the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" is {"told":"by hook"}

      Examples:
        | status    | code |
        | delivered | 221  |
        | failed    | 400  |

    @HOOK-01
    Example: A webhook with a long address and a long template
      Given the receiver "home" listens at "/hooks/part-1-of-a-long-address/part-2-of-a-long-address/part-3-of-a-long-address/part-4-of-a-long-address/part-5-of-a-long-address/part-6-of-a-long-address/part-7-of-a-long-address/part-8-of-a-long-address/part-9-of-a-long-address/part-10-of-a-long-address/part-11-of-a-long-address?key=AbC%2Bd&shop=J%C3%B6rg"
      When the account makes the webhook:
        | RECEIVER | events           | template |
        | home     | ["DELIVERED_DR"] | {"told":"by a hook with a template that is longer than a short column holds, Åsa & Zoë 🙂, 5 + 6 < 12, up to its last word: end"} |
      And the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" is {"told":"by a hook with a template that is longer than a short column holds, Åsa & Zoë 🙂, 5 + 6 < 12, up to its last word: end"}
      And everything at the receiver "home" has:
        | ADDRESS | /hooks/part-1-of-a-long-address/part-2-of-a-long-address/part-3-of-a-long-address/part-4-of-a-long-address/part-5-of-a-long-address/part-6-of-a-long-address/part-7-of-a-long-address/part-8-of-a-long-address/part-9-of-a-long-address/part-10-of-a-long-address/part-11-of-a-long-address?key=AbC%2Bd&shop=J%C3%B6rg |

    @HOOK-01
    Example: A webhook is changed
      Given the account has the webhook:
        | NAME | RECEIVER | events           | template           |
        | hook | home     | ["DELIVERED_DR"] | {"told":"by hook"} |
      When the account asks to change the webhook "hook" with:
        | events | ["FAILED_DR","EXPIRED_DR"] |
      Then it is accepted
      And the account finds the webhook "hook" with:
        | RECEIVER | home                       |
        | events   | ["FAILED_DR","EXPIRED_DR"] |
        | template | {"told":"by hook"}         |

    @HOOK-01
    Example: A deleted webhook gets nothing, the one beside it does
      Given the account has the webhooks:
        | NAME | RECEIVER | events           | template        |
        | gone | old      | ["DELIVERED_DR"] | {"told":"old"}  |
        | kept | home     | ["DELIVERED_DR"] | {"told":"home"} |
      When the account asks to delete the webhook "gone"
      And the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" is {"told":"home"}
      But the receiver "old" gets 0 notifications

    @HOOK-01
    Example: A deleted webhook is found no more
      Given the account has the webhooks:
        | NAME | RECEIVER | events           | template        |
        | gone | old      | ["DELIVERED_DR"] | {"told":"old"}  |
        | kept | home     | ["DELIVERED_DR"] | {"told":"home"} |
      When the account asks to delete the webhook "gone"
      Then the account does not find the webhook "gone"
      But the account finds the webhook "kept" with:
        | template | {"told":"home"} |
