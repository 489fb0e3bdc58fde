@messaging
Feature: What is published of messages
  A client that hands in, reads back and cancels messages knows what every answer looks like.

  Rule: Operations on messages answer with the published HTTP status and form
    Spec: Published: messages

    @PUB-MSG-FORM-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION          | STATUS |
        | submit a message   | 202    |
        | schedule a message | 202    |
        | retrieve a message | 200    |
        | cancel a message   | 200    |

    @PUB-MSG-FORM-01 @published @needs-carrier @needs-clock
    Example: The client retrieves a message that no carrier has taken yet
      Given the carrier answers messages to "+61491570156" with:
        | AFTER  | status    | code |
        | 1 hour | submitted | 200  |
      When the client asks to retrieve a message
      Then it is accepted with HTTP status 200

  Rule: A message that was taken is queued and shows what was submitted
    Spec: Published: messages

    @PUB-MSG-QUEUED-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 202
      And the answer includes {"messages": [{"status": "queued", "content": "Your parcel has arrived", "format": "SMS"}]}

      Examples:
        | OPERATION          |
        | submit a message   |
        | schedule a message |

    @PUB-MSG-QUEUED-01 @published
    Example: The message has metadata
      When the client asks to submit a message, where "/messages/0/metadata" is '{"order": "42"}'
      Then the answer includes {"messages": [{"status": "queued", "metadata": {"order": "42"}}]}

  Rule: A message is read back as it was submitted
    Spec: Published: messages

    @PUB-MSG-RECORD-01 @published @needs-accounts
    Scenario Outline: It was submitted with <MEMBER>
      When the account sends in one request:
        | NAME  | content | destination_number | <MEMBER> | delivery_report |
        | first | Hello   | +46700000001       | <VALUE>  | false           |
      And the account retrieves "first"
      Then the answer includes {"content": "Hello", "destination_number": "+46700000001", "<MEMBER>": <SHOWN>}

      Examples:
        | MEMBER                   | VALUE                     | SHOWN                      |
        | metadata                 | {"order":"42"}            | {"order":"42"}             |
        | format                   | SMS                       | "SMS"                      |
        | format                   | TTS                       | "TTS"                      |
        | message_expiry_timestamp | 2099-12-31T12:00:00+01:00 | "2099-12-31T11:00:00.000Z" |
        | scheduled                | 2099-12-31T12:00:00.000Z  | "2099-12-31T12:00:00.000Z" |

    @PUB-MSG-RECORD-01 @published @needs-accounts @needs-mailbox
    Example: It was submitted with a sender number and the type of it
      Given the account has the own number "+61491570156"
      When the account sends in one request:
        | NAME  | content | destination_number | source_number | source_number_type | delivery_report |
        | first | Hello   | +46700000001       | +61491570156  | INTERNATIONAL      | false           |
      And the account retrieves "first"
      Then the answer includes {"source_number": "+61491570156", "source_number_type": "INTERNATIONAL"}

    @PUB-MSG-RECORD-01 @published @needs-callbacks @needs-accounts
    Example: It was submitted without a format
      Given the client listens for notifications
      When the client asks to submit a message, where "/messages/0/format" is missing
      Then it is accepted
      When the account retrieves "the message"
      Then the answer includes {"content": "Your parcel has arrived", "format": "SMS"}
      And "the message" is reported delivered

    @PUB-MSG-RECORD-01 @published @needs-callbacks @needs-accounts
    Example: It was submitted without a word on reports
      When the account sends "Hello" to "+46700000001" as "told"
      And the client asks to submit a message, where "/messages/0/delivery_report" is missing
      Then it is accepted
      When the account retrieves "the message"
      Then the answer includes {"content": "Your parcel has arrived", "delivery_report": false}
      And "the message" is never reported delivered
      But "told" is reported delivered

  Rule: A message that nobody submitted is not found
    Spec: Published: messages

    @PUB-MSG-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION> with the id <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 404
      And the answer includes {"message": "Resource not found."}

      Examples:
        | OPERATION          | ID                                   |
        | retrieve a message | 00000000-0000-4000-8000-000000000000 |
        | retrieve a message | :messageId                           |
        | cancel a message   | 00000000-0000-4000-8000-000000000000 |
        | cancel a message   | %7BmessageId%7D                      |

    @PUB-MSG-UNKNOWN-01 @published @needs-accounts
    Scenario Outline: Another customer asks to <OPERATION> of the account
      When another customer asks to <OPERATION> for the account's <THING>
      Then it is refused with HTTP status 404
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION          | THING             |
        | retrieve a message | message           |
        | cancel a message   | scheduled message |

  Rule: A message can be retrieved for 45 days
    Spec: Published: messages

    @PUB-MSG-RETENTION-01 @published @needs-clock @needs-callbacks
    Example: A day before and a day after
      When the account sends "Hello" to "+46700000001" as "first"
      And 44 days pass
      And the account retrieves "first"
      Then it is accepted
      When 2 days pass
      And the account retrieves "first"
      Then it is refused with HTTP status 404
      And "first" is reported delivered

  Rule: Nothing of messages, reports, replies and numbers is served without credentials
    Spec: Published: messages

    @PUB-MSG-CREDENTIALS-01 @published
    Scenario Outline: The client asks to <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401

      Examples:
        | OPERATION                |
        | submit a message         |
        | retrieve a message       |
        | cancel a message         |
        | list delivery reports    |
        | list replies             |
        | block a number           |
        | list blocked numbers     |
        | unblock a number         |
        | ask who is authorised    |
        | list sender addresses    |
        | request a sender address |
