@messaging @needs-callbacks
Feature: Dates of a delivery report
  A report says at what time it was made and the status changed, so that an account can put reports in order.

  @DR-DATE-01
  Rule: A report says in UTC, to the millisecond, when it was made
    Spec: Delivery report notification

    @core
    Example: A message is delivered
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | date_received | a timestamp with milliseconds |

    @needs-clock @needs-carrier
    Scenario Outline: A message is delivered four and a half hours after <SUBMITTED>
      Given it is <SUBMITTED>
      And the carrier answers messages to "+46700000001" with:
        | AFTER              | status    | code |
        |          0 seconds | submitted |  200 |
        | 4 hours 30 minutes | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the submitted report of "first" has "date_received" between <SUBMITTED> and <SUBMITTED>
      And the delivered report of "first" has "date_received" between <DELIVERED> and <DELIVERED>
      And every report of "first" has:
        | date_received | a timestamp with milliseconds |

      Examples:
        | SUBMITTED                | DELIVERED                |
        | 2024-01-15T12:00:00.000Z | 2024-01-15T16:30:00.000Z |
        | 2024-01-15T12:00:00.250Z | 2024-01-15T16:30:00.250Z |
        | 2024-07-15T22:59:59.999Z | 2024-07-16T03:29:59.999Z |
        | 2024-02-28T23:00:00.001Z | 2024-02-29T03:30:00.001Z |
        | 2024-12-30T13:05:09.012Z | 2024-12-30T17:35:09.012Z |
        | 2026-12-31T22:00:00.100Z | 2027-01-01T02:30:00.100Z |

    @needs-clock
    Example: The receiver takes the report at the third attempt
      Given it is 2024-01-15T12:00:00.250Z
      And the receiver answers "503, 503" in turn
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the delivered report of "first" has "date_received" between 2024-01-15T12:00:00.250Z and 2024-01-15T12:00:00.250Z
      And the receiver gets each repeated report with the same "date_received"

  @DR-DATE-02
  Rule: A report says in UTC when the status of its message changed
    Spec: Delivery report notification

    @core
    Example: A message is delivered
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | submitted_date | a timestamp, if present |

    @needs-accounts
    Example: The account is in another time zone
      Given the time zone of the account is "Asia/Kolkata"
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | submitted_date | a timestamp, if present |

    @needs-clock @needs-carrier
    Example: A message is taken at once and delivered after an hour
      Given it is 2024-07-15T12:00:00.250Z
      And the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 0 seconds | submitted |  200 |
        |    1 hour | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the submitted report of "first" has "submitted_date" between 2024-07-15T12:00:00Z and 2024-07-15T12:00:01.250Z
      And the delivered report of "first" has "submitted_date" between 2024-07-15T12:00:00Z and 2024-07-15T13:00:01.250Z

    @needs-clock @needs-carrier
    Scenario Outline: A message has <STATUS> a day and a half after it was sent
      Given it is 2024-07-15T12:00:00.250Z
      And the carrier answers messages to "+46700000001" with:
        | AFTER      | status    | code   |
        | 10 minutes | submitted |    200 |
        |   36 hours | <STATUS>  | <CODE> |
      When the account sends "Hello" to "+46700000001" as "first"
      And 2 days pass
      Then the <STATUS> report of "first" has "submitted_date" between 2024-07-17T00:10:00Z and 2024-07-17T00:10:01.250Z

      Examples:
        | STATUS   | CODE |
        | expired  |  401 |
        | failed   |  400 |
        | rejected |  402 |

    @needs-clock @needs-carrier
    Scenario Outline: A message is delivered seven hours after <SUBMITTED>
      Given it is <SUBMITTED>
      And the carrier answers messages to "+46700000001" with:
        | AFTER      | status    | code |
        | 10 minutes | submitted |  200 |
        |    7 hours | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the submitted report of "first" has "submitted_date" between <SUBMITTED> and <TAKEN>
      And the delivered report of "first" has "submitted_date" between <SUBMITTED> and <DELIVERED>

      Examples:
        | SUBMITTED            | TAKEN                | DELIVERED            |
        | 2024-12-30T13:05:09Z | 2024-12-30T13:15:10Z | 2024-12-30T20:15:10Z |
        | 2026-12-31T19:00:00Z | 2026-12-31T19:10:01Z | 2027-01-01T02:10:01Z |

    @needs-clock
    Example: A message to a number without a route fails
      Given it is 2024-07-15T12:00:00.250Z
      When the account sends "Hello" to "+99900000001" as "stranded"
      Then the failed report of "stranded" has "submitted_date" between 2024-07-15T12:00:00Z and 2024-07-15T12:00:01.250Z

    @needs-clock @needs-carrier
    Example: A message fails one and a half minutes after it was submitted
      Given it is 2024-07-15T12:34:56.750Z
      And the carrier answers messages to "+61491570156" with:
        | AFTER               | status    | code |
        |           0 seconds | submitted |  200 |
        | 1 minute 30 seconds | failed    |  400 |
      When the account sends "Hello" to "+61491570156" as "first"
      And 1 hour passes
      Then the submitted report of "first" has "submitted_date" between 2024-07-15T12:34:56Z and 2024-07-15T12:34:57.700Z
      And the failed report of "first" has "submitted_date" between 2024-07-15T12:36:26Z and 2024-07-15T12:36:27.700Z

  @DR-ORDER-01 @observe
  Rule: In which order the reports of a message arrive is open
    Spec: Delivery report notification

    Example: A message is delivered at once
      When the account sends "Hello" to "+46700000001" as "first"
      Then the outcome of "first" is recorded

    @needs-carrier @needs-clock
    Example: The carrier changes the status every second
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | enroute   |  102 |
        | 1 second | submitted |  200 |
        | 1 second | submitted |  212 |
        | 1 second | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 minute passes
      Then the outcome of "first" is recorded
