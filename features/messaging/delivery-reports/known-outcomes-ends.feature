@messaging @needs-callbacks
Feature: How messages to numbers with a known outcome end
  A message that was rejected or had no route stays undelivered, and a message has several reports on its way.

  @DR-DLV-01
  Rule: A message is delivered once the carrier confirmed it
    Spec: Delivery status values

    @core
    Example: One message is confirmed, and the carrier never sees another
      When the account sends "Hello" to "+46700000001" as "confirmed"
      And the account sends "Hello" to "+99900000001" as "stranded"
      And the account sends "Hello" to "+61491570110" as "refused"
      Then "confirmed" is reported delivered
      But "stranded" is never reported delivered
      And "refused" is never reported delivered

  Rule: A rejected message is not delivered, and stays rejected
    Spec: Delivery status values

    @DR-REJ-01
    Example: The number is blocked
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+61491570110" as "refused"
      Then "first" is reported delivered
      But "refused" is reported rejected
      And "refused" is never reported delivered

    @DR-TERM-01 @reading
    Example: A minute after the rejection
      When the account sends "Hello" to "+61491570110" as "refused"
      And the account sends "Hello" to "+46700000001" as "first"
      And 1 minute passes
      Then "first" is reported delivered
      But "refused" is reported rejected
      And "refused" is never reported delivered

  @DR-EXP-01 @needs-carrier
  Rule: A message expires when its validity passes before it is delivered
    Spec: Delivery status values

    Example: The carrier gives a message up
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status  | code |
        | 1 second | expired |  401 |
      When the account sends "Hello" to "+46700000001" as "late"
      And the account sends "Hello" to "+46700000002" as "first"
      And 10 seconds pass
      Then "first" is reported delivered
      But "late" is reported expired with report code 401
      And "late" is never reported delivered

  @CALLBACK-RETRY-07 @reading
  Rule: A failing callback leaves the delivery of its message alone
    Spec: Events / Callbacks from the messaging API

    Example: The receiver refuses every report
      Given the receiver answers "500" every time
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the receiver gets the first report at least 1 time
