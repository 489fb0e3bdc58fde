@messaging @needs-callbacks
Feature: Webhooks
  An account can get all its events at one place, instead of naming a callback URL for each message.

  @HOOK-01
  Rule: A webhook for one or several events can be made, retrieved, changed and deleted
    Spec: Events / Callbacks from the messaging API

    @smoke
    Example: A webhook for one event is retrieved
      When the account makes the webhook:
        | NAME | RECEIVER | events       | template.told |
        | hook | home     | DELIVERED_DR | by hook       |
      Then the account finds the webhook "hook" with:
        | RECEIVER      | home         |
        | events        | DELIVERED_DR |
        | template.told | by hook      |

    @needs-carrier
    Scenario Outline: A webhook for two events, and a message that is <status>
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status   | code   |
        | 0 seconds | <status> | <code> |
      When the account makes the webhook:
        | RECEIVER | events                  | template.told |
        | home     | DELIVERED_DR, FAILED_DR | by hook       |
      And the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has "told" set to "by hook", and nothing else

      Examples:
        | status    | code |
        | delivered |  221 |
        | failed    |  400 |

    Example: A webhook with a long address and a long template
      Given the receiver "home" listens at "/hooks/part-1-of-a-long-address/part-2-of-a-long-address/part-3-of-a-long-address/part-4-of-a-long-address/part-5-of-a-long-address/part-6-of-a-long-address/part-7-of-a-long-address/part-8-of-a-long-address/part-9-of-a-long-address/part-10-of-a-long-address/part-11-of-a-long-address?key=AbC%2Bd&shop=J%C3%B6rg"
      When the account makes the webhook:
        | RECEIVER | events       | template.told                                                                                                         |
        | home     | DELIVERED_DR | by a hook with a template that is longer than a short column holds, Åsa & Zoë 🙂, 5 + 6 < 12, up to its last word: end |
      And the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has "told" set to "by a hook with a template that is longer than a short column holds, Åsa & Zoë 🙂, 5 + 6 < 12, up to its last word: end", and nothing else
      And everything at the receiver "home" has:
        | ADDRESS | /hooks/part-1-of-a-long-address/part-2-of-a-long-address/part-3-of-a-long-address/part-4-of-a-long-address/part-5-of-a-long-address/part-6-of-a-long-address/part-7-of-a-long-address/part-8-of-a-long-address/part-9-of-a-long-address/part-10-of-a-long-address/part-11-of-a-long-address?key=AbC%2Bd&shop=J%C3%B6rg |

    Example: A webhook is changed
      Given the account has the webhook:
        | NAME | RECEIVER | events       | template.told |
        | hook | home     | DELIVERED_DR | by hook       |
      When the account asks to change a webhook, "hook", with:
        | events | FAILED_DR, EXPIRED_DR |
      Then it is accepted
      And the account finds the webhook "hook" with:
        | RECEIVER      | home                  |
        | events        | FAILED_DR, EXPIRED_DR |
        | template.told | by hook               |

    Example: A deleted webhook gets nothing, the one beside it does
      Given the account has the webhooks:
        | NAME | RECEIVER | events       | template.told |
        | gone | old      | DELIVERED_DR | old           |
        | kept | home     | DELIVERED_DR | home          |
      When the account asks to delete a webhook, "gone"
      And the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has "told" set to "home", and nothing else
      But the receiver "old" gets exactly 0 notifications

    Example: A deleted webhook is found no more
      Given the account has the webhooks:
        | NAME | RECEIVER | events       | template.told |
        | gone | old      | DELIVERED_DR | old           |
        | kept | home     | DELIVERED_DR | home          |
      When the account asks to delete a webhook, "gone"
      Then the account does not find the webhook "gone"
      But the account finds the webhook "kept" with:
        | template.told | home |
