@messaging @needs-callbacks @needs-clock
Feature: Answers to callbacks
  A receiver says with its HTTP status whether it took a notification.
  What it did not take is not lost: the platform tries again.

  @CALLBACK-2XX-02
  Rule: An HTTP status from 200 to 299 ends the delivery of a notification
    Spec: Events / Callbacks from the messaging API

    Scenario Outline: The receiver answers <ANSWER>
      Given the receiver answers "<ANSWER>" every time
      When the account sends "Hello" to "+46700000001" as "first"
      And 7 days pass
      Then the receiver gets the first report exactly 1 time
      And "first" is reported delivered

      Examples:
        | ANSWER         |
        |            200 |
        |            201 |
        |            202 |
        |            203 |
        |            204 |
        |            206 |
        |            299 |
        | 200 and a page |

  @CALLBACK-RETRY-01
  Rule: A notification that is not answered with a status in the 200 range is sent again
    Spec: Events / Callbacks from the messaging API

    Scenario Outline: The first answer is <ANSWER>
      Given the receiver answers "<ANSWER>" in turn
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the receiver gets the first report at least 2 times
      And "first" is reported delivered

      Examples: Statuses
        | ANSWER |
        |    300 |
        |    301 |
        |    302 |
        |    304 |
        |    307 |
        |    400 |
        |    401 |
        |    403 |
        |    404 |
        |    410 |
        |    429 |
        |    500 |
        |    502 |
        |    503 |
        |    799 |

      Examples: No status at all
        | ANSWER  |
        | reset   |
        | silence |
        | garbage |

    Example: No receiver listens at first
      Given the receiver answers "no connection" every time
      When the account sends "Hello" to "+46700000001" as "first"
      And 100 milliseconds pass
      And the receiver answers "200" every time
      And 1 day passes
      Then "first" is reported delivered
      And the receiver gets the first report exactly 1 time

    Example: The receiver is down while two messages are delivered
      Given the receiver answers "500" every time
      When the account sends "Hello" to "+46700000001" as "first"
      And 3 seconds pass
      And the account sends "Hello" to "+46700000002" as "second"
      And the receiver answers "200" every time
      And 1 day passes
      Then "first" and "second" are reported delivered
      And the receiver gets the first report at least 2 times
