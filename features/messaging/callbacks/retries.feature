@messaging @needs-callbacks
Feature: Retries of callbacks
  A receiver that is down for a while gets its notifications later, at longer and longer intervals.
  Neither the message nor other notifications wait for it.

  @CALLBACK-RETRY-02 @needs-clock
  Rule: The waits between retries grow exponentially
    Spec: Events / Callbacks from the messaging API

    Example: The receiver fails five times
      Given the receiver answers "500" every time
      When the account sends "Hello" to "+46700000001" as "first"
      Then the receiver gets up to 4 retries of the first report, each after a wait at least 20 percent longer

  @CALLBACK-RETRY-01 @needs-clock
  Rule: A notification that is not taken is posted again to its callback URL
    Spec: Events / Callbacks from the messaging API

    Example: The address has a query, and two attempts fail
      Given the receiver listens at "/in?reference=7%2F8%2520&part=a"
      And the receiver answers "500" until attempt 3 of a report
      When the account sends "Hello" to "+46700000001" as "first"
      And 7 days pass
      Then the receiver gets the first report at least 2 times
      And everything at the receiver has:
        | METHOD     | POST                            |
        | MEDIA TYPE | application/json                |
        | ADDRESS    | /in?reference=7%2F8%2520&part=a |
      And "first" is reported delivered

    @needs-handset
    Example: The receiver does not take a reply
      When the account sends "Thursday?" to "+46700000001" as "first"
      Then "first" is reported delivered
      When the receiver answers "503" every time
      And the handset "+46700000001" replies "Thursday is fine"
      And 1 day passes
      Then the receiver gets "Thursday is fine" and "Thursday is fine" in reply

    @needs-handset
    Example: The receiver does not take an opt-out
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      Then "first" is reported delivered
      When the receiver answers "503" every time
      And the handset "+46700000001" replies "STOP"
      And 1 day passes
      Then the receiver gets "STOP" and "STOP" in reply

    Example: The receiver does not take the report of a message for a sub-account
      Given the receiver answers "500" until attempt 3 of a report
      When the account, acting for the sub-account, sends "Hello" to "+46700000001" as "first"
      And 7 days pass
      Then the receiver gets the first report at least 2 times
      And "first" is reported delivered

    @needs-carrier
    Scenario Outline: The receiver does not take the report of a message that ends as <STATUS>
      Given the receiver "office" answers "500" until attempt 3 of a report
      And the carrier answers messages to "+46700000001" with:
        | AFTER     | status   | code   |
        | 0 seconds | <STATUS> | <CODE> |
      When the account sends in one request:
        | NAME  | content | destination_number | RECEIVER |
        | first | Hello   |       +46700000001 | office   |
      And 7 days pass
      Then the receiver "office" gets the first report at least 2 times
      And "first" is reported <STATUS> with report code <CODE>

      Examples:
        | STATUS   | CODE |
        | enroute  |  211 |
        | expired  |  401 |
        | rejected |  402 |
        | failed   |  400 |

    @needs-accounts
    Example: The receiver does not take the report of a withheld repeat
      Given de-duplication is switched on for the account
      And the receiver "office" answers "500" until attempt 3 of a report
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends in one request:
        | NAME     | content | destination_number | RECEIVER |
        | repeated | Hello   |       +46700000001 | office   |
      And 7 days pass
      Then the receiver "office" gets the first report at least 2 times
      And "first" is reported delivered
      But "repeated" is reported rejected with report code 305

  @CALLBACK-2XX-02 @needs-clock
  Rule: Retries end when the receiver takes the notification
    Spec: Events / Callbacks from the messaging API

    Scenario Outline: The receiver takes a report at attempt <ATTEMPT>
      Given the receiver answers "500" until attempt <ATTEMPT> of a report
      When the account sends "Hello" to "+46700000001" as "first"
      And 7 days pass
      Then the receiver gets the first report <BOUND> <ATTEMPT> times
      And "first" is reported delivered

      Examples:
        | ATTEMPT | BOUND   |
        |       2 | exactly |
        |       3 | at most |
        |       5 | at most |

  @CALLBACK-RETRY-04 @needs-clock
  Rule: A retry sends the same report again
    Spec: Delivery report notification

    @core @reading
    Example: The first attempt fails
      Given the receiver answers "503" in turn
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the receiver gets each repeated report with the same "status"
      And the receiver gets each repeated report with the same "error_code"

    @reading
    Example: The content of a report to a message with metadata in another script
      Given the receiver answers "503, 500" in turn
      When the account sends in one request:
        | NAME  | content          | destination_number | metadata.клиент |
        | first | Привет, код 1234 |       +46700000001 | Линн            |
      And 1 day passes
      Then the receiver gets each repeated report with the same "original_text"
      And the receiver gets each repeated report with the same "metadata"
      And the receiver gets each repeated report with the same "message_id"
      And the receiver gets each repeated report with the same "source_number"
      And the receiver gets each repeated report with the same "vendor_account_id"

    @reading
    Example: The first two attempts of each report fail
      Given the receiver answers "500" until attempt 3 of a report
      When the account sends in one request:
        | NAME  | content          | destination_number | metadata.клиент |
        | first | Привет, код 1234 |       +46700000001 | Линн            |
      And 7 days pass
      Then the receiver gets each repeated report with the same "original_text"
      And the receiver gets each repeated report with the same "metadata"
      And the receiver gets each repeated report with the same "status"
      And "first" is reported delivered

    @observe
    Example: Whether the whole notification stays the same
      Given the receiver answers "503" in turn
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded

  @CALLBACK-RETRY-05 @reading
  Rule: A notification that fails holds up no other
    Spec: Events / Callbacks from the messaging API

    Example: One of two receivers is down
      Given the receiver "office" answers "500" every time
      When the account sends in one request:
        | NAME  | content | destination_number | RECEIVER |
        | first | Hello   |       +46700000001 | office   |
      And 100 milliseconds pass
      And the account sends "Hello" to "+46700000002" as "second"
      Then "second" is reported delivered
      And the receiver "office" gets the first report at least 1 time

    @core
    Example: The receiver fails the first attempt of everything
      Given the receiver answers "500" until attempt 2 of a report
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000002" as "second"
      Then "second" is reported delivered
      And the receiver gets the first report at least 1 time

  @CALLBACK-RETRY-06 @observe @needs-clock
  Rule: How often a notification is retried is left open
    Spec: Events / Callbacks from the messaging API

    Example: The receiver fails for a month
      Given the receiver answers "500" every time
      When the account sends "Hello" to "+46700000001" as "first"
      And 30 days pass
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded
      And the receiver gets the first report at least 2 times

  @CALLBACK-RETRY-07 @reading @needs-handset @needs-carrier
  Rule: A failing callback leaves the delivery of its message alone
    Spec: Events / Callbacks from the messaging API

    Example: The carrier delivers a minute after the first callback has failed
      Given the receiver answers "500" every time
      And the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | submitted |  210 |
        | 1 minute | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 2 minutes pass
      Then the handset "+46700000001" has "first"
      And the receiver gets the first report at least 1 time

  Rule: A report that is retried and a later report keep their own ids
    Spec: Delivery report notification

    @X-21 @reading @needs-clock @needs-carrier
    Example: The first report fails once, the second arrives at once
      Given the receiver answers "500" in turn
      And the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | enroute   |  211 |
        | 1 second | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then "first" is reported enroute with report code 211
      And "first" is reported delivered with report code 221
      And the receiver gets each repeated report with the same "status"
      And the receiver gets the first report exactly 2 times

    @X-22 @observe @needs-clock @needs-accounts
    Example: Billing units are switched off between two attempts
      Given billing units are switched on for the account
      And the receiver answers "500" in turn
      When the account sends "Hello" to "+46700000001" as "first"
      And billing units are switched off for the account
      And 1 day passes
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded

  @SIL-MSG-22 @observe @needs-clock
  Rule: How often and when a callback is repeated is left open
    Spec: Events / Callbacks from the messaging API; Limits

    Example: The receiver is down for a week
      Given the receiver answers "500" every time
      When the account sends "Hello" to "+46700000001" as "first"
      And 7 days pass
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded
