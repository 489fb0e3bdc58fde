Feature: Identifiers
  The interfaces are alike in how they name things.

  @COM-ID-01 @reading @messaging
  Rule: Identifiers of messages, reports and sender addresses are UUIDs
    Spec: Delivery report notification

    @needs-callbacks
    Scenario Outline: The <MEMBER> of what comes for a message
      Given the client listens for notifications
      When the client asks to submit a message
      Then every report of "the message" has:
        | <MEMBER> | any value |
      And every "<MEMBER>" returned is a UUID

      Examples:
        | MEMBER             |
        | message_id         |
        | delivery_report_id |

    Example: The id of a sender address request
      When the client asks to request a sender address
      Then it is accepted
      And every "id" returned is a UUID

    @needs-mailbox
    Example: The id of a sender address
      Given the account has a sender address
      When the client asks to list sender addresses
      Then the answer names the sender address
      And every "id" returned is a UUID

  @COM-AREA-02 @reading @messaging @needs-handset
  Rule: Messages to recipients and replies from recipients are kept apart
    Spec: Messaging API: main resources

    Example: A message is not listed as a reply
      Given the account has a message
      And the account has a reply
      When the client asks to list replies
      Then the answer names the reply
      But the answer does not name the message

    Example: A reply is not found as a message
      Given the account has a reply
      When the client asks to retrieve a message
      Then the answer is a record
      When the client asks to retrieve a message for the account's reply
      Then it is refused
