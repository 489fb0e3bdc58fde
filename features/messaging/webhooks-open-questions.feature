@messaging @needs-callbacks
Feature: Webhooks after a change, beside callbacks and after a failure
  A changed webhook reports the next event in its new way; other effects are left open.

  Rule: A changed webhook reports the next event in its new way
    Spec: Events / Callbacks from the messaging API

    @HOOK-05 @reading
    Example: A webhook moves to another receiver
      Given the account has the webhook:
        | NAME | RECEIVER | events           | template        |
        | hook | old      | ["DELIVERED_DR"] | {"told":"once"} |
      When the account asks to change the webhook "hook" with:
        | RECEIVER | new |
      And the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "new" is {"told":"once"}
      But the receiver "old" gets 0 notifications

    @HOOK-05 @reading
    Example: A webhook gets another template
      Given the account has the webhook:
        | NAME | RECEIVER | events           | template        |
        | hook | home     | ["DELIVERED_DR"] | {"told":"once"} |
      When the account asks to change the webhook "hook" with:
        | template | {"told":"anew"} |
      And the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" is {"told":"anew"}

  Rule: Whether webhooks also get events of a message with a callback URL is left open
    Spec: Events / Callbacks from the messaging API

    @HOOK-07 @observe
    Example: Both are set up
      Given the account has the webhook:
        | RECEIVER | events           | template        |
        | home     | ["DELIVERED_DR"] | {"told":"hook"} |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 hour passes
      Then how many notifications come to the receiver "home" is recorded
      And how many notifications come to the receiver is recorded

  Rule: Whether webhooks are retried is left open
    Spec: Events / Callbacks from the messaging API

    @HOOK-08 @observe @needs-clock
    Example: A webhook that asks for retries fails
      Given the receiver "home" answers "500" every time
      And the account has the webhook:
        | RECEIVER | events           | template        | retries |
        | home     | ["DELIVERED_DR"] | {"told":"hook"} | 2       |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 7 days pass
      Then how many notifications come to the receiver "home" is recorded
