@messaging
Feature: What the document leaves open about messages
  Names, forms and small choices that a client has to know and that the document does not give are recorded here.

  Rule: How messages are routed and delivered is left open
    Spec: Opt-in rules for the messaging-app channel

    @SIL-MSG-01 @observe @needs-callbacks
    Example: One message on its way
      When the account sends "Hello" to "+46700000001" as "first"
      Then the outcome of "first" is recorded
      And the form of everything at the receiver is recorded

  Rule: Which further members a submitted message takes is left open
    Spec: Message (submit request, messaging API)

    @SIL-MSG-02 @observe
    Scenario Outline: A message has the member <POINTER>
      When the client asks to submit a message, where "/messages/0/<POINTER>" is '<VALUE>'
      Then the form of the answer is recorded

      Examples:
        | POINTER                  | VALUE                |
        | source_number            | "+46700000002"       |
        | scheduled                | 2099-12-31T12:00:00Z |
        | message_expiry_timestamp | 2099-12-31T12:00:00Z |
        | subject                  | Cats                 |
        | rich_link                | true                 |

    @SIL-MSG-02 @observe
    Example: A message has media
      When the client asks to submit an MMS
      Then the form of the answer is recorded

  Rule: How the callback URL and metadata are named is left open
    Spec: Message (submit request, messaging API)

    @SIL-MSG-03 @observe @needs-callbacks
    Example: A message has both
      When the account sends in one request:
        | NAME  | content | destination_number | metadata       |
        | first | Hello   | +46700000001       | {"order":"42"} |
      Then the form of the answer is recorded
      And the form of everything at the receiver is recorded

  Rule: What a retrieved message contains is left open
    Spec: Message (submit request, messaging API); Endpoints / Messaging API

    @SIL-MSG-04 @observe
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION          |
        | retrieve a message |
        | cancel a message   |

  Rule: With which status and body a message is taken is left open
    Spec: Endpoints / Messaging API

    @SIL-MSG-05 @observe
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION           |
        | submit a message    |
        | submit two messages |
        | schedule a message  |

  Rule: What a message is without its optional members is left open
    Spec: Message (submit request, messaging API)

    @SIL-MSG-06 @observe
    Scenario Outline: A message says nothing of its <MEMBER>
      When the client asks to submit a message, where "/messages/0/<MEMBER>" is missing
      Then the form of the answer is recorded

      Examples:
        | MEMBER          |
        | format          |
        | delivery_report |

  Rule: How long texts and requests may be is left open
    Spec: Limits

    @SIL-MSG-07 @observe
    Scenario Outline: A text of <LENGTH> characters
      When the client asks to submit a message, where "/messages/0/content" is <LENGTH> characters long
      Then the form of the answer is recorded

      Examples:
        | LENGTH |
        | 1600   |
        | 5001   |

    @SIL-MSG-07 @observe
    Scenario Outline: A request of <COUNT> messages
      When the client asks to submit a message, where "/messages" has <COUNT> entries
      Then the form of the answer is recorded

      Examples:
        | COUNT |
        | 0     |
        | 101   |

  Rule: How many requests a client may make in a given time is left open
    Spec: Limits

    @SIL-MSG-08 @observe
    Example: Twenty requests in a row
      When the client asks 20 times to submit a message
      Then the form of the answer is recorded
