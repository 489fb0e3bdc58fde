@messaging @needs-callbacks
Feature: The first retries of callbacks
  What a receiver did not take comes again soon, as it was, and what it took does not come again.

  @CALLBACK-2XX-02
  Rule: An HTTP status from 200 to 299 ends the delivery of a notification
    Spec: Events / Callbacks from the messaging API

    @core
    Scenario Outline: The receiver answers <ANSWER>
      Given the receiver answers "<ANSWER>" every time
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 minute passes
      Then the receiver gets the first report exactly 1 time
      And "first" is reported delivered

      Examples:
        | ANSWER         |
        |            200 |
        |            204 |
        | 200 and a page |

  @CALLBACK-RETRY-01
  Rule: A notification that is not answered with a status in the 200 range is sent again
    Spec: Events / Callbacks from the messaging API

    @core
    Scenario Outline: The first answer is <ANSWER>
      Given the receiver answers "<ANSWER>" in turn
      When the account sends "Hello" to "+46700000001" as "first"
      And the receiver is tried again within 2 minutes
      Then the receiver gets the first report at least 2 times
      And "first" is reported delivered

      Examples:
        | ANSWER |
        |    302 |
        |    404 |
        |    503 |

  @CALLBACK-2XX-02
  Rule: Retries end when the receiver takes the notification
    Spec: Events / Callbacks from the messaging API

    @core
    Example: The receiver takes a report at the second attempt
      Given the receiver answers "500" until attempt 2 of a report
      When the account sends "Hello" to "+46700000001" as "first"
      And the receiver is tried again within 5 minutes
      Then the receiver gets the first report exactly 2 times
      And "first" is reported delivered

  @CALLBACK-RETRY-04 @reading
  Rule: A retry sends the same report again
    Spec: Delivery report notification

    @core
    Example: The first attempt fails
      Given the receiver answers "503" in turn
      When the account sends "Hello" to "+46700000001" as "first"
      And the receiver is tried again within 2 minutes
      Then the receiver gets each repeated report with the same "status"
      And the receiver gets each repeated report with the same "error_code"
      And the receiver gets each repeated report with the same "original_text"
