@messaging @needs-callbacks
Feature: Events of webhooks
  A webhook gets the events that it subscribed to and no others.
  An account gets the events of its own messages only.

  @HOOK-04 @reading
  Rule: A webhook gets the events it subscribes to and no others
    Spec: Events / Callbacks from the messaging API

    @needs-carrier
    Scenario Outline: One webhook waits for <EVENT>, another for <OTHER>
      Given the account has the webhooks:
        | RECEIVER | events  | template.told |
        | home     | <EVENT> | it            |
        | other    | <OTHER> | it            |
      And the carrier answers messages to "+46700000001" with:
        | AFTER     | status   | code   |
        | 0 seconds | <status> | <code> |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has "told" set to "it", and nothing else
      But the receiver "other" gets exactly 0 notifications

      Examples:
        | EVENT        | OTHER        | status    | code |
        | ENROUTE_DR   | DELIVERED_DR | enroute   |  211 |
        | SUBMITTED_DR | DELIVERED_DR | submitted |  210 |
        | DELIVERED_DR | EXPIRED_DR   | delivered |  221 |
        | EXPIRED_DR   | REJECTED_DR  | expired   |  401 |
        | REJECTED_DR  | FAILED_DR    | rejected  |  402 |
        | FAILED_DR    | EXPIRED_DR   | failed    |  400 |

    Scenario Outline: A message <WHAT>
      Given the account has the webhook:
        | RECEIVER | events       | template.told |
        | home     | DELIVERED_DR | it            |
      When the account sends "<TEXT>" to "<NUMBER>" as "first", without a callback URL
      Then everything at the receiver "home" has "told" set to "it", and nothing else

      Examples:
        | WHAT               | NUMBER       | TEXT             |
        | in another script  | +46700000001 | Привет, код 1234 |
        | to another country | +33639980001 | Hello            |

    @needs-accounts
    Example: A message that the platform withholds
      Given de-duplication is switched on for the account
      And the account has the webhook:
        | RECEIVER | events      | template.told |
        | home     | REJECTED_DR | it            |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And the account sends "Hello" to "+46700000001" as "second", without a callback URL
      Then everything at the receiver "home" has "told" set to "it", and nothing else

    Example: Eleven webhooks wait for another event, and a twelfth for the one that comes
      Given the account has the webhooks:
        | RECEIVER | events       | template.told |
        | office   | FAILED_DR    | it            |
        | other    | FAILED_DR    | it            |
        | plain    | FAILED_DR    | it            |
        | spare    | FAILED_DR    | it            |
        | good     | FAILED_DR    | it            |
        | first    | FAILED_DR    | it            |
        | second   | FAILED_DR    | it            |
        | night    | FAILED_DR    | it            |
        | desk     | FAILED_DR    | it            |
        | new      | FAILED_DR    | it            |
        | old      | FAILED_DR    | it            |
        | home     | DELIVERED_DR | it            |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has "told" set to "it", and nothing else
      But the receiver "office" gets exactly 0 notifications

    @needs-handset
    Scenario Outline: One webhook waits for replies, another for <OTHER>
      Given the account has the webhooks:
        | RECEIVER | events       | template.told |
        | home     | RECEIVED_SMS | it            |
        | other    | <OTHER>      | it            |
      When the account sends "Coming?" to "+46700000001" as "first", without a callback URL
      And the handset "+46700000001" replies "Yes"
      Then everything at the receiver "home" has "told" set to "it", and nothing else
      But the receiver "other" gets exactly 0 notifications

      Examples:
        | OTHER     |
        | FAILED_DR |

      @published
      Examples: Events that the document does not have
        | OTHER        |
        | RECEIVED_MMS |
        | OPT_OUT_SMS  |

    @needs-carrier
    Scenario Outline: A webhook waits for six events and the message is <status>
      Given the account has the webhook:
        | RECEIVER | events                                                                     | template.told |
        | home     | SUBMITTED_DR, EXPIRED_DR, REJECTED_DR, FAILED_DR, DELIVERED_DR, ENROUTE_DR | it            |
      And the carrier answers messages to "+46700000001" with:
        | AFTER     | status   | code   |
        | 0 seconds | <status> | <code> |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has "told" set to "it", and nothing else

      Examples:
        | status    | code |
        | submitted |  210 |
        | expired   |  401 |
        | enroute   |  211 |

  @HOOK-06 @reading
  Rule: A webhook gets the events of its own account only
    Spec: Authentication / Sub-accounts

    Example: A sub-account sends a message, and the account sends one later
      Given the account has the webhook:
        | RECEIVER | events       | template.told |
        | home     | DELIVERED_DR | own           |
      And the account, acting for the sub-account, has the webhook:
        | RECEIVER | events       | template.told |
        | other    | DELIVERED_DR | sub           |
      When the account, acting for the sub-account, sends "Hello" to "+46700000002" as "first", without a callback URL
      Then everything at the receiver "other" has "told" set to "sub", and nothing else
      But the receiver "home" gets exactly 0 notifications
      When the account sends "Hello" to "+46700000001" as "second", without a callback URL
      Then everything at the receiver "home" has "told" set to "own", and nothing else

    Example: The account sends a message
      Given the account has the webhook:
        | RECEIVER | events       | template.told |
        | home     | DELIVERED_DR | own           |
      And the account, acting for the sub-account, has the webhook:
        | RECEIVER | events       | template.told |
        | other    | DELIVERED_DR | sub           |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has "told" set to "own", and nothing else
      But the receiver "other" gets exactly 0 notifications

    Example: The webhook of a sub-account is on the list of the sub-account alone
      When the account, acting for the sub-account, makes the webhook:
        | NAME | RECEIVER | events       | template.told |
        | sub  | other    | DELIVERED_DR | sub           |
      Then the account, acting for the sub-account, finds the webhook "sub" with:
        | events | DELIVERED_DR |
      But the account does not find the webhook "sub"
      And another customer does not find the webhook "sub"
