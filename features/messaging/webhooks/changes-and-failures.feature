@messaging
Feature: Webhooks after a change, beside callbacks and after a failure
  A changed webhook reports the next event in its new way; other effects are left open.

  @HOOK-05 @reading @needs-callbacks
  Rule: A changed webhook reports the next event in its new way
    Spec: Events / Callbacks from the messaging API

    Example: A webhook moves to another receiver
      Given the account has the webhook:
        | NAME | RECEIVER | events       | template.told |
        | hook | old      | DELIVERED_DR | once          |
      When the account asks to change a webhook, "hook", with:
        | RECEIVER | new |
      And the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "new" has "told" set to "once", and nothing else
      But the receiver "old" gets exactly 0 notifications

    Example: A webhook that has been used moves to another receiver and gets another template
      Given the account has the webhook:
        | NAME | RECEIVER | events       | template.told |
        | hook | old      | DELIVERED_DR | once          |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "old" has "told" set to "once", and nothing else
      When the account asks to change a webhook, "hook", with:
        | RECEIVER      | new  |
        | template.told | anew |
      And the account sends "Bye" to "+46700000001" as "second", without a callback URL
      Then everything at the receiver "new" has "told" set to "anew", and nothing else

    Example: A webhook gets another template
      Given the account has the webhook:
        | NAME | RECEIVER | events       | template.told |
        | hook | home     | DELIVERED_DR | once          |
      When the account asks to change a webhook, "hook", with:
        | template.told | anew |
      And the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has "told" set to "anew", and nothing else

  @HOOK-07 @observe @needs-callbacks
  Rule: Whether webhooks also get events of a message with a callback URL is left open
    Spec: Events / Callbacks from the messaging API

    Example: Both are set up
      Given the account has the webhook:
        | RECEIVER | events       | template.told |
        | home     | DELIVERED_DR | hook          |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 hour passes
      Then what comes to the receiver "home" is recorded
      And what comes to the receiver is recorded

  @HOOK-08 @observe @needs-clock @needs-callbacks
  Rule: Whether webhooks are retried is left open
    Spec: Events / Callbacks from the messaging API

    Example: A webhook that asks for retries fails
      Given the receiver "home" answers "500" every time
      And the account has the webhook:
        | RECEIVER | events       | template.told | retries |
        | home     | DELIVERED_DR | hook          |       2 |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 7 days pass
      Then what comes to the receiver "home" is recorded

  @SIL-MSG-23 @observe
  Rule: What webhook events are called is left open
    Spec: Events / Callbacks from the messaging API

    Scenario Outline: A webhook for the event <EVENT>
      When the account asks to create a webhook, where "/events/0" is <EVENT>
      Then the form of the answer is recorded

      Examples:
        | EVENT          |
        | "RECEIVED_SMS" |
        | "DELIVERED_DR" |
        | "MO"           |
