@messaging @needs-accounts @needs-handset
Feature: Familiar sender
  A recipient always sees the same number and can put a name to it.

  Background:
    Given familiar sender is switched on for the account

  @MSG-FAM-01 @needs-clock @smoke
  Rule: All messages to one recipient come from the same number
    Spec: Optional account features

    Example: Ten messages within fourteen months
      When the account sends "Hello" to "+46700000001" 10 times, 45 days apart
      Then all 10 messages at the handset "+46700000001" come from one number

    Example: A message of the day, and one that waits for the morning
      Given social sending is switched on for the account
      And the time zone of the account is "UTC"
      And it is 12:00 on Monday
      When the account sends "Hello" to "+46700000001" as "day", without a callback URL
      And the clock reaches 20:00 on Monday
      And the account sends "Good night" to "+46700000001" as "night", without a callback URL
      And the clock reaches 18:00 on Tuesday
      Then all 2 messages at the handset "+46700000001" come from one number

    @needs-carrier @needs-callbacks
    Example: A message in between fails
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | Hello   |       +46700000001 |
        | other | Hello   |       +46700000002 |
      And the carrier answers messages to "+46700000001" with:
        | AFTER     | status | code |
        | 0 seconds | failed |  400 |
      And the account sends "Bye" to "+46700000001" as "lost"
      And the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 0 seconds | delivered |  221 |
      And the account sends "Later" to "+46700000001" as "last"
      Then "lost" is reported failed
      And all 2 messages at the handset "+46700000001" come from one number

  Rule: The number stays the same whatever is sent and however it is submitted
    Spec: Optional account features

    @MSG-FAM-03 @reading
    Example: Different texts in two requests
      When the account sends in one request:
        | NAME   | content      | destination_number | metadata.order | delivery_report |
        | first  | Hello        |       +46700000001 |                | false           |
        | other  | Hello        |       +46700000002 |                | false           |
        | second | Good morning |       +46700000001 |              2 | false           |
      And the account sends in one request:
        | NAME   | content | destination_number | format | delivery_report |
        | third  | Bye     |       +46700000001 | SMS    | false           |
        | fourth | Ciao    |       +46700000001 | SMS    | false           |
      Then all 4 messages at the handset "+46700000001" come from one number

    @MSG-FAM-01 @needs-callbacks
    Example: Messages with callback URLs of their own
      When the account sends in one request:
        | NAME   | content | destination_number | RECEIVER | delivery_report |
        | first  | Hello   |       +46700000001 | office   | true            |
        | second | Bye     |       +46700000001 | other    | true            |
        | third  | Later   |       +46700000001 |          | true            |
      Then "first", "second" and "third" are reported delivered
      And all 3 messages at the handset "+46700000001" come from one number

    @MSG-FAM-03 @reading @published
    Example: Messages of different form in two requests
      When the account sends in one request:
        | NAME   | content | destination_number | format | delivery_report |
        | first  | Hello   |       +46700000001 | SMS    | false           |
        | other  | Hello   |       +46700000002 | SMS    | false           |
        | second | Hi      |       +46700000001 | MMS    | false           |
      And the account sends in one request:
        | NAME   | content | destination_number | format | delivery_report |
        | third  | Bye     |       +46700000001 | SMS    | false           |
        | fourth | Ciao    |       +46700000001 | MMS    | false           |
      Then all 4 messages at the handset "+46700000001" come from one number

    @MSG-FAM-01 @needs-callbacks
    Scenario Outline: A request of several messages, in two scripts and of any length, to <NUMBER>
      When the account sends in one request:
        | NAME   | content                  | destination_number | delivery_report | LENGTH |
        | first  | Hello                    | <NUMBER>           | false           |        |
        | second | Привет, код 1234         | <NUMBER>           | false           |        |
        | third  | The parcel is on its way | <NUMBER>           | false           |    197 |
        | fourth | Bye                      | <NUMBER>           |                 |        |
      Then "fourth" is reported delivered
      And all 4 messages at the handset "<NUMBER>" come from one number

      Examples:
        | NUMBER       |
        | +46700000001 |
        | +61491570159 |
        | +33639980001 |

  @MSG-FAM-05 @reading
  Rule: First messages that are sent at the same moment come from the same number
    Spec: Optional account features

    @needs-holds @needs-callbacks
    Example: Twenty messages to a new recipient are decided together
      Given de-duplication is switched off for the account
      And the next 20 requests to submit a message are decided together
      When the account sends "Hello" to "+46700000001" 20 times at once
      Then 20 of them are reported delivered
      And all 20 messages at the handset "+46700000001" come from one number

    @needs-callbacks
    Example: A burst of 64 messages to a new recipient
      Given de-duplication is switched off for the account
      When the account sends "Hello" to "+46700000001" 64 times at once
      Then 64 of them are reported delivered
      And all 64 messages at the handset "+46700000001" come from one number

    Example: Three messages to a new recipient in one request
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | One     |       +46700000001 | false           |
        | second | Two     |       +46700000001 | false           |
        | third  | Three   |       +46700000001 | false           |
      Then all 3 messages at the handset "+46700000001" come from one number

  @MSG-FAM-06 @reading
  Rule: The number belongs to the destination number
    Spec: Optional account features

    Example: Two recipients are written to in turn
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   |       +46700000001 | false           |
        | second | Hello   |       +46700000002 | false           |
        | third  | Bye     |       +46700000001 | false           |
        | fourth | Bye     |       +46700000002 | false           |
      Then all 2 messages at the handset "+46700000001" come from one number
      And all 2 messages at the handset "+46700000002" come from one number

    Example: Four recipients are written to, and again in another order
      When the account sends in one request:
        | NAME    | content | destination_number | delivery_report |
        | first   | Hello   |       +46700000001 | false           |
        | second  | Hello   |       +46700000002 | false           |
        | third   | Hello   |       +46700000003 | false           |
        | fourth  | Hello   |       +46700000004 | false           |
        | fifth   | Bye     |       +46700000004 | false           |
        | sixth   | Bye     |       +46700000003 | false           |
        | seventh | Bye     |       +46700000002 | false           |
        | eighth  | Bye     |       +46700000001 | false           |
      Then all 2 messages at the handset "+46700000001" come from one number
      And all 2 messages at the handset "+46700000002" come from one number
      And all 2 messages at the handset "+46700000003" come from one number
      And all 2 messages at the handset "+46700000004" come from one number

    Example: Three hundred other recipients are written to in between
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | Hello   |       +46700000001 | false           |
      And the account sends "Sale starts today" to 300 recipients
      And the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | second | Bye     |       +46700000001 | false           |
      Then all 2 messages at the handset "+46700000001" come from one number

    Example: Two contacts of the account have one number
      When the account sends in one request:
        | NAME   | content | destination_number | metadata.contact | delivery_report |
        | first  | Hello   |       +46700000001 | Ada              | false           |
        | second | Hello   |       +46700000001 | Alan             | false           |
      Then all 2 messages at the handset "+46700000001" come from one number
