@messaging @needs-callbacks
Feature: Webhooks
  An account can get all its events at one place, instead of naming a callback URL for each message.
  It keeps a list of webhooks, and every webhook says which events it wants and where they go.

  Rule: A webhook for one or several events can be made, retrieved, changed and deleted
    Spec: Events / Callbacks from the messaging API

    @HOOK-01 @smoke
    Example: A webhook for one event is retrieved
      When the account makes the webhook "hook":
        | RECEIVER | home               |
        | events   | ["DELIVERED_DR"]   |
        | template | {"told":"by hook"} |
      Then the account finds the webhook "hook" with:
        | RECEIVER | home               |
        | events   | ["DELIVERED_DR"]   |
        | template | {"told":"by hook"} |

    @HOOK-01 @needs-carrier
    Scenario Outline: A webhook for two events hears of a message that is <status>
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status   | code   |
        | 0 seconds | <status> | <code> |
      When the account makes the webhook "hook":
        | RECEIVER | home                         |
        | events   | ["DELIVERED_DR","FAILED_DR"] |
        | template | {"told":"by hook"}           |
      And the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported <status> with report code <code>
      And everything at the receiver "home" is {"told":"by hook"}

      Examples:
        | status    | code |
        | delivered | 221  |
        | failed    | 400  |

    @HOOK-01
    Example: A webhook is changed
      Given the account has the webhook "hook":
        | RECEIVER | home               |
        | events   | ["DELIVERED_DR"]   |
        | template | {"told":"by hook"} |
      When the account asks to change the webhook "hook" with:
        | events | ["FAILED_DR","EXPIRED_DR"] |
      Then it is accepted
      And the account finds the webhook "hook" with:
        | RECEIVER | home                       |
        | events   | ["FAILED_DR","EXPIRED_DR"] |
        | template | {"told":"by hook"}         |

    @HOOK-01
    Example: A deleted webhook gets nothing, the one beside it does
      Given the account has the webhook "gone":
        | RECEIVER | old              |
        | events   | ["DELIVERED_DR"] |
        | template | {"told":"old"}   |
      And the account has the webhook "kept":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | {"told":"home"}  |
      When the account asks to delete the webhook "gone"
      And the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver "home" is {"told":"home"}
      But the receiver "old" gets no notification

    @HOOK-01
    Example: A deleted webhook is found no more
      Given the account has the webhook "gone":
        | RECEIVER | old              |
        | events   | ["DELIVERED_DR"] |
        | template | {"told":"old"}   |
      And the account has the webhook "kept":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | {"told":"home"}  |
      When the account asks to delete the webhook "gone"
      Then the account does not find the webhook "gone"
      But the account finds the webhook "kept" with:
        | template | {"told":"home"} |

  Rule: A changed webhook tells the next event in its new way
    Spec: Events / Callbacks from the messaging API

    @HOOK-05 @reading
    Example: A webhook moves to another receiver
      Given the account has the webhook "hook":
        | RECEIVER | old              |
        | events   | ["DELIVERED_DR"] |
        | template | {"told":"once"}  |
      When the account asks to change the webhook "hook" with:
        | RECEIVER | new |
      And the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver "new" is {"told":"once"}
      But the receiver "old" gets no notification

    @HOOK-05 @reading
    Example: A webhook gets another template
      Given the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | {"told":"once"}  |
      When the account asks to change the webhook "hook" with:
        | template | {"told":"anew"} |
      And the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver "home" is {"told":"anew"}

  Rule: Whether webhooks also get events of a message with a callback URL is left open
    Spec: Events / Callbacks from the messaging API

    @HOOK-07 @observe
    Example: Both are set up
      Given the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | {"told":"hook"}  |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 hour passes
      Then how many notifications come to the receiver "home" is recorded
      And how many notifications come to the receiver is recorded

  Rule: Whether webhooks are retried is left open
    Spec: Events / Callbacks from the messaging API

    @HOOK-08 @observe @needs-clock
    Example: A webhook that asks for retries fails
      Given the receiver "home" always answers "500"
      And the account has the webhook "hook":
        | RECEIVER | home             |
        | events   | ["DELIVERED_DR"] |
        | template | {"told":"hook"}  |
        | retries  | 2                |
      When the account sends "Hello" to "+46700000001" as "first"
      And 7 days pass
      Then "first" is reported delivered
      And how many notifications come to the receiver "home" is recorded
