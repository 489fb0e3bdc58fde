@messaging @needs-handset @needs-callbacks
Feature: An opt-out is a reply
  A recipient who writes STOP has written a reply, and everything that holds for replies holds for it.

  Rule: Replies are found by the account that asks for them, until it has taken note
    Spec: Messaging API: main resources

    @REPLY-01
    Example: The recipient opts out
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      Then the account finds the reply to "first"
      And "first" is reported delivered

    @REPLY-03 @reading
    Example: The account asks three times and confirms nothing
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      Then the account finds the reply to "first"
      And the account finds the reply to "first"
      And the account finds the reply to "first"
      And "first" is reported delivered

  Rule: A reply to a message with a callback URL is posted there as JSON
    Spec: Events / Callbacks from the messaging API

    @CALLBACK-POST-03
    Example: The recipient opts out of a message with a callback URL
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      Then the receiver gets "STOP" in reply
      And everything at the receiver has:
        | METHOD     | POST             |
        | MEDIA TYPE | application/json |
        | CONTENT    | object           |

    @CALLBACK-POST-03
    Example: A reply beside delivery reports, and one after the opt-out
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the handset "+46700000001" replies "Until when"
      Then "first" is reported delivered
      And the receiver gets "STOP" in reply
      And the account finds the reply "Until when"

    @X-53 @reading
    Example: The opt-out is on the blacklist and at the callback URL
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      Then the receiver gets "STOP" in reply
      And "+46700000001" is on the blacklist of the account
      And "first" is reported delivered

  @REPORT-DET-02
  Rule: The detail report has every message of the period, sent or received
    Spec: Reports

    Example: The recipient opts out
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the account asks for the detail report with:
        | direction | all |
      Then the report lists "first"
      And the report contains "STOP"
      And "first" is reported delivered

  @BL-01
  Rule: A recipient who opts out is put on the account's blacklist
    Spec: Blacklists (number authorisation)

    Example: The recipient of a message opts out
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      Then "first" is reported delivered
      And "+46700000001" is on the blacklist of the account
      And the receiver gets "STOP" in reply
