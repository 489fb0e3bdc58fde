@messaging
Feature: Reading messages back
  A message shows later what was submitted.

  @PUB-MSG-RECORD-01 @published @needs-accounts
  Rule: A message is read back as it was submitted

    Scenario Outline: It was submitted with <MEMBER>
      When the account sends in one request:
        | NAME  | content | destination_number | <MEMBER> | delivery_report |
        | first | Hello   |       +46700000001 | <VALUE>  | false           |
      And the account asks to retrieve a message, "first"
      Then the answer includes {"content": "Hello", "destination_number": "+46700000001", "<MEMBER>": <SHOWN>}

      Examples:
        | MEMBER                   | VALUE                     | SHOWN                      |
        | metadata                 | {"order":"42"}            | {"order":"42"}             |
        | format                   | SMS                       | "SMS"                      |
        | format                   | TTS                       | "TTS"                      |
        | message_expiry_timestamp | 2099-12-31T12:00:00+01:00 | "2099-12-31T11:00:00.000Z" |
        | scheduled                |  2099-12-31T12:00:00.000Z | "2099-12-31T12:00:00.000Z" |

    Example: Two messages are read, one after the other
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   |       +46700000001 | false           |
        | second | Bye     |       +46700000002 | false           |
      And the account asks to retrieve a message, "first"
      And the account asks to retrieve a message, "second"
      Then the answer includes {"content": "Bye", "destination_number": "+46700000002"}

    @needs-mailbox
    Example: It was submitted with a sender number and the type of it
      Given the account has the own number "+61491570156"
      When the account sends in one request:
        | NAME  | content | destination_number | source_number | source_number_type | delivery_report |
        | first | Hello   |       +46700000001 |  +61491570156 | INTERNATIONAL      | false           |
      And the account asks to retrieve a message, "first"
      Then the answer includes {"source_number": "+61491570156", "source_number_type": "INTERNATIONAL"}

    @needs-callbacks
    Example: It was submitted without a format
      Given the client listens for notifications
      When the client asks to submit an MMS
      And the client asks to submit a message, where "/messages/0/format" is missing
      Then it is accepted
      When the account asks to retrieve a message, "the message"
      Then the answer includes {"format": "SMS"}
      And "the message" is reported delivered

    @needs-callbacks
    Example: It was submitted without a word on reports
      When the account sends "Hello" to "+61491570156" as "loud"
      And the client asks to submit a message, where "/messages/0/delivery_report" is missing
      Then it is accepted
      When the account asks to retrieve a message, "the message"
      Then the answer includes {"delivery_report": false}
      And "the message" is never reported delivered
      But "loud" is reported delivered
