@messaging @needs-callbacks
Feature: Retries of callbacks
  A receiver that is down for a while gets its notifications later, at longer and longer intervals.
  Neither the message nor other notifications wait for it.

  Rule: The waits between retries grow exponentially
    Spec: Events / Callbacks from the messaging API

    @CALLBACK-RETRY-02 @needs-clock
    Example: The receiver fails five times
      Given the receiver answers "500" every time
      When the account sends "Hello" to "+46700000001" as "first"
      Then the receiver gets up to 4 retries of the first report, each after at least 1.2 times the wait before

  Rule: A notification that is not taken is posted again to its callback URL
    Spec: Events / Callbacks from the messaging API

    @CALLBACK-RETRY-01 @needs-clock
    Example: The address has a query, and two attempts fail
      Given the receiver listens at "/in?reference=7%2F8&part=a"
      And the receiver answers "500" until attempt 3 of a report
      When the account sends "Hello" to "+46700000001" as "first"
      And 7 days pass
      Then the receiver gets the first report at least 2 times
      And everything at the receiver has:
        | METHOD     | POST                       |
        | MEDIA TYPE | application/json           |
        | ADDRESS    | /in?reference=7%2F8&part=a |
      And "first" is reported delivered

    @CALLBACK-RETRY-01 @needs-clock @needs-handset
    Example: The receiver does not take a reply
      When the account sends "Thursday?" to "+46700000001" as "first"
      Then "first" is reported delivered
      When the receiver answers "503" every time
      And the handset "+46700000001" replies "Thursday is fine"
      And 1 day passes
      Then these replies arrive at the receiver:
        | Thursday is fine |
        | Thursday is fine |

  Rule: Retries end when the receiver takes the notification
    Spec: Events / Callbacks from the messaging API

    @CALLBACK-RETRY-03 @reading @needs-clock
    Scenario Outline: The receiver takes a report at attempt <ATTEMPT>
      Given the receiver answers "500" until attempt <ATTEMPT> of a report
      When the account sends "Hello" to "+46700000001" as "first"
      And 7 days pass
      Then the receiver gets the first report <BOUND> <ATTEMPT> times
      And "first" is reported delivered

      Examples:
        | ATTEMPT | BOUND   |
        | 2       | exactly |
        | 3       | at most |
        | 5       | at most |

  Rule: A retry sends the same report again
    Spec: Delivery report notification

    @CALLBACK-RETRY-04 @reading @needs-clock
    Example: The first attempt fails
      Given the receiver answers "503" in turn
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the receiver gets each repeated report with the same "status"
      And the receiver gets each repeated report with the same "error_code"

    @CALLBACK-RETRY-04 @reading @needs-clock
    Example: The content of a report to a message with metadata in another script
      Given the receiver answers "503, 500" in turn
      When the account sends in one request:
        | NAME  | content          | destination_number | metadata          |
        | first | Привет, код 1234 | +46700000001       | {"клиент":"Линн"} |
      And 1 day passes
      Then the receiver gets each repeated report with the same "original_text"
      And the receiver gets each repeated report with the same "metadata"
      And the receiver gets each repeated report with the same "message_id"
      And the receiver gets each repeated report with the same "source_number"
      And the receiver gets each repeated report with the same "vendor_account_id"

    @CALLBACK-RETRY-04 @reading @needs-clock
    Example: The first two attempts of each report fail
      Given the receiver answers "500" until attempt 3 of a report
      When the account sends in one request:
        | NAME  | content          | destination_number | metadata          |
        | first | Привет, код 1234 | +46700000001       | {"клиент":"Линн"} |
      And 7 days pass
      Then the receiver gets each repeated report with the same "original_text"
      And the receiver gets each repeated report with the same "metadata"
      And the receiver gets each repeated report with the same "status"
      And "first" is reported delivered

    @CALLBACK-RETRY-04 @observe @needs-clock
    Example: Whether the whole notification stays the same
      Given the receiver answers "503" in turn
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the delivery of the first report to the receiver is recorded

  Rule: A notification that fails holds up no other
    Spec: Events / Callbacks from the messaging API

    @CALLBACK-RETRY-05 @reading
    Example: One of two receivers is down
      Given the receiver "down" answers "500" every time
      When the account sends in one request:
        | NAME  | content | destination_number | RECEIVER |
        | first | Hello   | +46700000001       | down     |
      And 100 milliseconds pass
      And the account sends "Hello" to "+46700000002" as "second"
      Then "second" is reported delivered
      And the receiver "down" gets the first report at least 1 time

    @CALLBACK-RETRY-05 @reading
    Example: The receiver fails the first attempt of everything
      Given the receiver answers "500" until attempt 2 of a report
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000002" as "second"
      Then "second" is reported delivered
      And the receiver gets the first report exactly 1 time

  Rule: How often a notification is retried is left open
    Spec: Events / Callbacks from the messaging API

    @CALLBACK-RETRY-06 @observe @needs-clock
    Example: The receiver fails for a month
      Given the receiver answers "500" every time
      When the account sends "Hello" to "+46700000001" as "first"
      And 30 days pass
      Then the delivery of the first report to the receiver is recorded
      And the receiver gets the first report at least 2 times

  Rule: A failing callback leaves the delivery of its message alone
    Spec: Events / Callbacks from the messaging API

    @CALLBACK-RETRY-07 @reading @needs-handset @needs-carrier
    Example: The carrier delivers a minute after the first callback has failed
      Given the receiver answers "500" every time
      And the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | submitted | 210  |
        | 1 minute | delivered | 221  |
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
        | 1 second | enroute   | 211  |
        | 1 second | delivered | 221  |
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
      Then the delivery of the first report to the receiver is recorded
