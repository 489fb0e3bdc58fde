@messaging @needs-callbacks
Feature: Delivery reports of numbers with a known outcome
  Where nobody can tell the carrier what to do, numbers of which one knows what happens there show the same.

  @CALLBACK-POST-02
  Rule: Every change of a message's status is reported and pushed as it happens
    Spec: Messaging API: main resources; Events / Callbacks from the messaging API

    Example: A message arrives, and another one has no route
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+99900000001" as "stranded"
      Then "first" is reported delivered
      And "stranded" is reported failed

  @DR-STATUS-01
  Rule: A report has one of six statuses
    Spec: Delivery report notification; Delivery status values

    Scenario Outline: A message is <OUTCOME>
      When the account sends "Hello" to "<NUMBER>" as "first"
      Then "first" is reported <OUTCOME>
      And every report of "first" has:
        | status | one of enroute, submitted, delivered, expired, rejected, failed |

      Examples:
        | OUTCOME   | NUMBER       |
        | delivered | +46700000001 |
        | failed    | +99900000001 |
        | rejected  | +61491570110 |

  @DR-CODE-01
  Rule: A report has one of thirty report codes
    Spec: Errors / Delivery report error_code

    Scenario Outline: The code of a message that is <OUTCOME>
      When the account sends "Hello" to "<NUMBER>" as "first"
      Then "first" is reported <OUTCOME>
      And every report of "first" has:
        | error_code | one of 101, 102, 151, 200, 210, 211, 212, 213, 220, 221, 301, 302, 303, 304, 305, 320, 330, 331, 332, 333, 400, 401, 402, 403, 405, 410, 411, 412, 413, 414 |

      Examples:
        | OUTCOME   | NUMBER       |
        | delivered | +46700000001 |
        | failed    | +99900000001 |
        | rejected  | +61491570110 |

  @DR-DELAY-01
  Rule: A delay, where a report still has one, is a whole number
    Spec: Delivery report notification

    @core
    Example: A message is delivered
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | delay | a whole number, if present |
