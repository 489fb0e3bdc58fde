@messaging @needs-callbacks
Feature: Messages that are not delivered
  A report says whether a message expired, was rejected for good, or failed on its way.

  @DR-REJ-01 @needs-clock
  Rule: A rejected message is not delivered
    Spec: Delivery status values

    @needs-accounts @needs-handset
    Scenario Outline: A message is rejected: the <REASON>
      Given the allowances of the account are:
        | <ALLOWANCE> | <VALUE> |
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Buy gold now" to "+46700000002" as "refused"
      And 2 days pass
      Then "first" is reported delivered
      But "refused" is reported rejected
      And "refused" is never reported delivered
      And the handset "+46700000002" has 0 messages

      Examples:
        | REASON                     | ALLOWANCE     | VALUE |
        | usage limit is exceeded    | usage         |     1 |
        | account runs out of credit | credit        |     1 |
        | text has a filtered word   | filteredWords | gold  |

    @needs-handset
    Example: The number is blocked
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+61491570110" as "refused"
      And 2 days pass
      Then "first" is reported delivered
      But "refused" is reported rejected
      And "refused" is never reported delivered
      And the handset "+61491570110" has 0 messages
      And every report of "refused" has:
        | original_text | Hello |

    @needs-accounts @needs-handset
    Scenario Outline: One request holds more messages than the account has <ALLOWANCE> for
      Given the allowances of the account are:
        | <ALLOWANCE> | 2 |
      When the account sends in one request:
        | NAME    | content | destination_number |
        | first   | Hello   |       +46700000001 |
        | second  | Hello   |       +46700000002 |
        | refused | Hello   |       +46700000003 |
      And 2 days pass
      Then "first" and "second" are reported delivered
      But "refused" is reported rejected
      And "refused" is never reported delivered
      And the handset "+46700000003" has 0 messages

      Examples:
        | ALLOWANCE |
        | usage     |
        | credit    |

    @published @needs-accounts
    Scenario Outline: The <REASON>, and the message is a scheduled one
      Given the allowances of the account are:
        | <ALLOWANCE> | <VALUE> |
      And it is 2024-01-15T12:00:00Z
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends in one request:
        | NAME    | content      | destination_number | scheduled            | delivery_report |
        | refused | Buy gold now |       +46700000002 | 2024-01-15T15:00:00Z | true            |
      And 2 days pass
      Then "first" is reported delivered
      But "refused" is reported rejected
      And "refused" is never reported delivered

      Examples:
        | REASON                     | ALLOWANCE     | VALUE |
        | usage limit is exceeded    | usage         |     1 |
        | account runs out of credit | credit        |     1 |
        | text has a filtered word   | filteredWords | gold  |

  @DR-TERM-01 @reading @needs-clock
  Rule: Once rejected, a message is not reported delivered any more
    Spec: Delivery status values

    @needs-carrier
    Example: The carrier rejects a message and delivers it all the same
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | rejected  |  402 |
        |   1 hour | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "refused"
      And the account sends "Hello" to "+46700000002" as "first"
      And 2 days pass
      Then "first" is reported delivered
      But "refused" is reported rejected
      And "refused" is never reported delivered
      And "refused" is only reported rejected

    @needs-carrier
    Example: The carrier rejects a message and gives it up again later
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status   | code |
        | 1 second | rejected |  402 |
        |   1 hour | failed   |  405 |
        |   1 hour | expired  |  401 |
      When the account sends "Hello" to "+46700000001" as "refused"
      And the account sends "Hello" to "+46700000002" as "first"
      And 2 days pass
      Then "first" is reported delivered
      But "refused" is reported rejected
      And "refused" is only reported rejected

    Example: The number is blocked
      When the account sends "Hello" to "+61491570110" as "refused"
      And the account sends "Hello" to "+46700000001" as "first"
      And 2 days pass
      Then "first" is reported delivered
      But "refused" is reported rejected
      And "refused" is never reported delivered
      And "refused" is only reported rejected

  @DR-FAIL-01
  Rule: A message fails without a route or when the carrier cannot deliver it
    Spec: Delivery status values

    @core
    Example: There is no route to the number
      When the account sends "Hello" to "+99900000001" as "stranded"
      And the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      But "stranded" is reported failed with report code 332
      And "stranded" is never reported delivered

    @published @needs-clock
    Example: There is no route to the number, and the message is a scheduled one
      Given it is 2024-01-15T12:00:00Z
      When the account sends in one request:
        | NAME     | content | destination_number | scheduled            | delivery_report |
        | stranded | Hello   |       +99900000001 | 2024-01-15T15:00:00Z | true            |
        | first    | Hello   |       +46700000001 | 2024-01-15T15:00:00Z | true            |
      And 2 days pass
      Then "first" is reported delivered
      But "stranded" is reported failed
      And "stranded" is never reported delivered

    @needs-carrier @needs-clock @needs-handset
    Example: The carrier took it and cannot deliver it
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 0 seconds | submitted |  200 |
        |  1 minute | failed    |  400 |
      When the account sends "Hello" to "+46700000001" as "undeliverable"
      And the account sends "Hello" to "+46700000002" as "first"
      And 1 hour passes
      Then "first" is reported delivered
      But "undeliverable" is reported failed with report code 400
      And "undeliverable" is never reported delivered
      And the handset "+46700000001" has 0 messages

  @DR-EXP-01 @needs-accounts @needs-clock
  Rule: A message expires when its validity passes before it is delivered
    Spec: Delivery status values

    @needs-carrier
    Scenario Outline: The carrier takes a message after <AFTER> and does not deliver it within the hour that it is valid
      Given the allowances of the account are:
        | validity | 1 hour |
      And the carrier answers messages to "+46700000001" with:
        | AFTER   | status    | code |
        | <AFTER> | submitted |  200 |
      When the account sends "Hello" to "+46700000001" as "late"
      And 59 minutes 59 seconds pass
      Then "late" is never reported expired
      When 1 second passes
      Then "late" is reported expired with report code 401

      Examples:
        | AFTER     |
        | 0 seconds |
        |  1 minute |

    Example: A message expires while it waits for the sending hours, or is delivered in the morning
      Given social sending is switched on for the account
      And the allowances of the account are:
        | validity | 1 hour |
      And it is 2024-01-15T20:00:00Z
      When the account sends "Tonight only" to "+46700000001" as "brief"
      And the clock reaches 2024-01-16T18:00:00Z
      Then "brief" is reported expired or delivered with report code 320 or 220 or 221

    @needs-carrier
    Example: The carrier delivers just within the hour that the message is valid
      Given the allowances of the account are:
        | validity | 1 hour |
      And the carrier answers messages to "+46700000001" with:
        | AFTER                 | status    | code |
        | 59 minutes 59 seconds | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "just in time"
      And 2 days pass
      Then "just in time" is reported delivered
      And "just in time" is never reported expired
