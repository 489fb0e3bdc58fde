@messaging
Feature: What the document leaves open about the effects of messages
  A client sees effects of features, callbacks and statuses whose details the document does not describe.

  Rule: What a pushed reply contains is left open
    Spec: Events / Callbacks from the messaging API

    @SIL-MSG-21 @observe @needs-handset @needs-callbacks
    Example: The recipient replies
      When the account sends in one request:
        | NAME  | content   | destination_number | delivery_report |
        | first | Thursday? | +46700000001       | false           |
      And the handset "+46700000001" replies "Yes"
      Then the form of everything at the receiver is recorded

  Rule: How often and when a callback is repeated is left open
    Spec: Events / Callbacks from the messaging API; Limits

    @SIL-MSG-22 @observe @needs-callbacks @needs-clock
    Example: The receiver is down for a week
      Given the receiver answers "500" every time
      When the account sends "Hello" to "+46700000001" as "first"
      And 7 days pass
      Then the delivery of the first report to the receiver is recorded

  Rule: What webhook events are called is left open
    Spec: Events / Callbacks from the messaging API

    @SIL-MSG-23 @observe
    Scenario Outline: A webhook for the event <EVENT>
      When the client asks to create a webhook, where "/events/0" is "<EVENT>"
      Then the form of the answer is recorded

      Examples:
        | EVENT        |
        | RECEIVED_SMS |
        | DELIVERED_DR |
        | MO           |

  Rule: Which words opt out is left open
    Spec: Blacklists (number authorisation)

    @SIL-MSG-24 @observe @needs-handset @needs-callbacks
    Scenario Outline: The recipient replies "<TEXT>"
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "<TEXT>"
      Then the outcome of "first" is recorded
      And the presence of "+46700000001" on the blacklist is recorded

      Examples:
        | TEXT        |
        | UNSUBSCRIBE |
        | STOPP       |
        | Opt out     |
        | ARRET       |

  Rule: How a withheld or a waiting message is answered is left open
    Spec: Optional account features

    @SIL-MSG-25 @observe @needs-accounts @needs-callbacks
    Example: The same message twice
      Given de-duplication is switched on for the account
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000001" as "second"
      Then the form of the answer is recorded
      And the outcome of "second" is recorded

    @SIL-MSG-25 @observe @needs-accounts @needs-callbacks @needs-clock
    Example: A message at night
      Given social sending is switched on for the account
      And it is 2024-01-15T22:00:00Z
      When the account sends "Hello" to "+46700000001" as "first"
      Then the form of the answer is recorded
      And the outcome of "first" is recorded

  Rule: What replaces a converted character is left open
    Spec: Optional account features

    @SIL-MSG-26 @observe @needs-accounts @needs-handset @needs-callbacks
    Scenario Outline: The text <TEXT>
      Given the character converter is switched on for the account
      When the account sends "<TEXT>" to "+46700000001" as "first"
      Then the text of "first" at its handset is recorded
      And the outcome of "first" is recorded

      Examples:
        | TEXT      |
        | Sale 😀   |
        | “Sale” ê… |
        | 漢字      |

  Rule: What a short link looks like is left open
    Spec: Optional account features

    @SIL-MSG-27 @observe @needs-accounts @needs-handset @needs-callbacks
    Example: A text with a URL
      Given short trackable links are switched on for the account
      When the account sends "See https://shop.example.com/sale" to "+46700000001" as "first"
      Then the text of "first" at its handset is recorded
      And the outcome of "first" is recorded

  Rule: At which moment a waiting message goes out is left open
    Spec: Optional account features

    @SIL-MSG-28 @observe @needs-accounts @needs-handset @needs-callbacks @needs-clock
    Example: A message of the night
      Given social sending is switched on for the account
      And it is 2024-01-15T22:00:00Z
      When the account sends "Hello" to "+46700000001" as "first"
      And the clock reaches 2024-01-16T10:00:00Z
      Then the moment at which "first" reaches the carrier is recorded
      And the outcome of "first" is recorded

  Rule: How a client sees the number that was sent from is left open
    Spec: Optional account features

    @SIL-MSG-29 @observe @needs-accounts @needs-handset
    Example: A familiar sender
      Given familiar sender is switched on for the account
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | Hello   | +46700000001       | false           |
      And the account retrieves "first"
      Then the form of the answer is recorded
      And the senders at the handset "+46700000001" are recorded

  Rule: Which members every delivery report has is left open
    Spec: Delivery report notification

    @SIL-MSG-30 @observe @needs-callbacks
    Example: A message without metadata
      When the account sends "Hello" to "+46700000001" as "first"
      Then the form of everything at the receiver is recorded

  Rule: Which status may follow which is left open
    Spec: Delivery status (states)

    @SIL-MSG-31 @observe @needs-carrier @needs-clock @needs-callbacks
    Example: The carrier changes its mind
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | delivered | 221  |
        | 1 hour   | expired   | 401  |
        | 1 hour   | enroute   | 101  |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 day passes
      Then the outcome of "first" is recorded

  Rule: Whether the two instances share keys and data is left open
    Spec: What the service does

    @SIL-MSG-32 @observe
    Scenario Outline: The <INSTANCE> instance is asked for reports
      When the client asks to list delivery reports with:
        | INSTANCE | <INSTANCE> |
      Then the form of the answer is recorded

      Examples:
        | INSTANCE |
        | EU       |
        | APAC     |

  Rule: How requests for another customer's account are answered is left open
    Spec: Authentication / Sub-accounts

    @SIL-MSG-34 @observe @needs-accounts
    Scenario Outline: The client acts for <WHOM>
      When the client, acting for <WHOM>, asks to submit a message
      Then the form of the answer is recorded

      Examples:
        | WHOM               |
        | another customer   |
        | an unknown account |
        | the sub-account    |
