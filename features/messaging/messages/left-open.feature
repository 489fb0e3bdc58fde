@messaging
Feature: What the document leaves open about messages
  Names, forms and small choices that an account has to know and that the document does not give are recorded here.

  @SIL-MSG-01 @observe @needs-callbacks
  Rule: How messages are routed and delivered is left open
    Spec: Opt-in rules for the messaging-app channel

    Example: One message on its way
      When the account sends "Hello" to "+46700000001" as "first"
      Then the outcome of "first" is recorded
      And the receiver gets at least 1 notification
      And what comes to the receiver is recorded

  @SIL-MSG-02 @observe
  Rule: Which further members a submitted message takes is left open
    Spec: Message (submit request, messaging API)

    Scenario Outline: A message has the member <POINTER>
      When the account asks to submit a message, where "/messages/0/<POINTER>" is <VALUE>
      Then the form of the answer is recorded

      Examples:
        | POINTER                  | VALUE                  |
        | source_number            | "+46700000002"         |
        | scheduled                | "2099-12-31T12:00:00Z" |
        | message_expiry_timestamp | "2099-12-31T12:00:00Z" |
        | subject                  | "Cats"                 |
        | rich_link                | true                   |

    Example: A message has media
      When the account asks to submit an MMS
      Then the form of the answer is recorded

  @SIL-MSG-03 @observe @needs-callbacks
  Rule: How the callback URL and metadata are named is left open
    Spec: Message (submit request, messaging API)

    Example: A message has both
      When the account sends in one request:
        | NAME  | content | destination_number | metadata.order |
        | first | Hello   |       +46700000001 |             42 |
      Then the form of the answer is recorded
      And the receiver gets at least 1 notification
      And what comes to the receiver is recorded

  @SIL-MSG-04 @observe
  Rule: What a retrieved message contains is left open
    Spec: Message (submit request, messaging API); Endpoints / Messaging API

    Scenario Outline: What is seen of the message: to <OPERATION>
      When the account asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION          |
        | retrieve a message |
        | cancel a message   |

  @SIL-MSG-05 @observe
  Rule: With which status and body a message is taken is left open
    Spec: Endpoints / Messaging API

    Scenario Outline: How it is taken: to <OPERATION>
      When the account asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION           |
        | submit a message    |
        | submit two messages |
        | schedule a message  |

  @SIL-MSG-06 @observe
  Rule: What a message is without its optional members is left open
    Spec: Message (submit request, messaging API)

    Scenario Outline: A message says nothing of its <MEMBER>
      When the account asks to submit a message, where "/messages/0/<MEMBER>" is missing
      Then the form of the answer is recorded

      Examples:
        | MEMBER          |
        | format          |
        | delivery_report |

  @SIL-MSG-07 @observe
  Rule: How long texts and requests may be is left open
    Spec: Limits

    Scenario Outline: A text of <LENGTH> characters
      When the account sends in one request:
        | content     | destination_number | LENGTH   |
        | Hello there |       +46700000001 | <LENGTH> |
      Then the form of the answer is recorded

      Examples:
        | LENGTH |
        |   1600 |
        |   5001 |

    Example: A request of 101 messages
      When the account sends "Hello" to 101 recipients
      Then the form of the answer is recorded

  @SIL-MSG-08 @observe
  Rule: How many requests an account may make in a given time is left open
    Spec: Limits

    Example: Twenty requests in a row
      When the account asks 20 times to submit a message
      Then the form of the answer is recorded
