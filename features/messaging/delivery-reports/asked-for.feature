@messaging @needs-callbacks
Feature: Requesting delivery reports
  An account says with each message whether it wants reports, and where they go.

  @MSG-DR-01
  Rule: A message that asks for delivery reports gets at least one
    Spec: Message (submit request, messaging API)

    Scenario Outline: A message to <WHERE> has delivery_report true
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | Hello   | <NUMBER>           | true            |
      Then "first" is reported delivered

      Examples:
        | WHERE   | NUMBER       |
        | Sweden  | +46700000001 |
        | America | +12025550101 |

    Example: The first and the third message of a request ask for none, the second for reports
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   |       +46700000001 | false           |
        | second | Hello   |       +46700000002 | true            |
        | third  | Hello   |       +46700000003 | false           |
      Then "second" is reported delivered

    Example: Four messages to four countries, in two scripts and of any length
      When the account sends in one request:
        | NAME  | content                  | destination_number | LENGTH |
        | one   | Hello                    |       +46700000001 |        |
        | two   | Good morning             |       +61491570159 |        |
        | three | Привет, код 1234         |       +33639980001 |        |
        | four  | The parcel is on its way |      +447700900123 |    197 |
      Then "one", "two", "three" and "four" are reported delivered

  @MSG-DR-02 @observe
  Rule: Whether a message that asks for no report is reported all the same is open
    Spec: Events / Callbacks from the messaging API

    Scenario Outline: delivery_report is <VALUE>, and a callback URL is given
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | Hello   |       +46700000001 | <VALUE>         |
      Then the outcome of "first" is recorded

      Examples:
        | VALUE |
        | false |
        | null  |

  @MSG-CBURL-01
  Rule: Reports and replies go to the callback URL of their message
    Spec: Events / Callbacks from the messaging API

    Example: Two messages of one request name two callback URLs
      When the account sends in one request:
        | NAME   | content | destination_number | RECEIVER |
        | first  | Hello   |       +46700000001 | home     |
        | second | Hello   |       +46700000002 | office   |
      Then "first" and "second" are reported delivered
      And the receiver "home" gets reports of "first" alone
      And the receiver "office" gets reports of "second" alone

    @needs-handset
    Example: The recipient replies to one of two messages
      When the account sends in one request:
        | NAME   | content | destination_number | RECEIVER |
        | first  | Hello   |       +46700000001 | home     |
        | second | Hello   |       +46700000002 | office   |
      And the handset "+46700000002" replies "Yes"
      Then the receiver "office" gets "Yes" in reply
      And the receiver "office" gets reports of "second" alone
      And the receiver "home" gets reports of "first" alone

  @CALLBACK-POST-02 @needs-carrier
  Rule: Every change of a message's status is reported as it happens
    Spec: Messaging API: main resources

    Example: The carrier takes a message, passes it on and delivers it
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        |  1 second | enroute   |  102 |
        |  1 second | submitted |  200 |
        | 5 seconds | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 2 seconds pass
      Then "first" is reported enroute
      And "first" is reported submitted
      But "first" is never reported delivered
      When 5 seconds pass
      Then "first" is reported delivered
