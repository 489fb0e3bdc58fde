@messaging @needs-callbacks
Feature: Statuses of delivery reports
  The status of a report shows how far its message came, from the platform over the carrier to the handset.

  @DR-STATUS-01 @needs-carrier @needs-clock @smoke
  Rule: A report has one of six statuses
    Spec: Delivery report notification; Delivery status values

    Scenario Outline: The carrier makes a message <STATUS>
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status   | code   |
        | 1 second | <STATUS> | <CODE> |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 minute passes
      Then "first" is reported <STATUS>
      And every report of "first" has:
        | status | one of enroute, submitted, delivered, expired, rejected, failed |

      Examples:
        | STATUS    | CODE |
        | enroute   |  102 |
        | submitted |  200 |
        | delivered |  221 |
        | expired   |  401 |
        | rejected  |  402 |
        | failed    |  400 |

  @DR-ENR-01 @needs-clock
  Rule: A message is enroute while the platform has it and no carrier took it
    Spec: Delivery status values

    @needs-carrier
    Example: A message is rerouted for an hour
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | enroute   |  102 |
        |   1 hour | submitted |  200 |
        | 1 second | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 59 minutes pass
      Then "first" is reported enroute
      And "first" is only reported enroute
      When 2 minutes pass
      Then "first" is reported delivered

    @needs-accounts
    Example: A message waits for the morning
      Given social sending is switched on for the account
      And it is 2024-01-15T20:00:00Z
      When the account sends "Hello" to "+46700000001" as "held"
      And the clock reaches 2024-01-16T07:59:59.999Z
      Then "held" is only reported enroute
      When the clock reaches 2024-01-16T18:00:00Z
      Then "held" is reported delivered

  @DR-SUB-01
  Rule: A message is submitted once a carrier took it
    Spec: Delivery status values

    @needs-carrier @needs-clock
    Example: The carrier takes a message and says no more
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 2 seconds | submitted |  200 |
      When the account sends "Hello" to "+46700000001" as "taken"
      And 1 second passes
      Then "taken" is never reported submitted
      When 1 minute passes
      Then "taken" is reported submitted
      And "taken" is never reported delivered

    Example: A message has no route and never reaches a carrier
      When the account sends "Hello" to "+99900000001" as "stranded"
      And the account sends "Hello" to "+46700000001" as "taken"
      And 1 minute passes
      Then "taken" is reported submitted or delivered
      But "stranded" is never reported submitted

  @DR-DLV-01 @needs-carrier @needs-clock
  Rule: A message is delivered once the carrier confirmed it
    Spec: Delivery status values

    Example: The carrier confirms after an hour
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 0 seconds | submitted |  200 |
        |    1 hour | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 59 minutes 59 seconds pass
      Then "first" is reported submitted
      But "first" is never reported delivered
      When 1 second passes
      Then "first" is reported delivered

    @core
    Example: The carrier never confirms
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 0 seconds | submitted |  200 |
      When the account sends "Hello" to "+46700000001" as "unconfirmed"
      And the account sends "Hello" to "+46700000002" as "confirmed"
      And 30 days pass
      Then "confirmed" is reported delivered
      But "unconfirmed" is never reported delivered

  @DR-MULTI-01 @needs-carrier @needs-clock
  Rule: A message may be reported several times
    Spec: Delivery report notification; Events / Callbacks from the messaging API

    Example: A message goes through three statuses
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | enroute   |  102 |
        | 1 second | submitted |  200 |
        | 1 second | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 minute passes
      Then "first" is reported enroute with report code 102
      And "first" is reported submitted with report code 200
      And "first" is reported delivered with report code 221
      And everything at the receiver has a different "delivery_report_id"

  @SIL-MSG-31 @observe @needs-carrier @needs-clock
  Rule: Which status may follow which is left open
    Spec: Delivery status (states)

    Example: The carrier changes its mind
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | delivered |  221 |
        |   1 hour | expired   |  401 |
        |   1 hour | enroute   |  101 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the outcome of "first" is recorded
