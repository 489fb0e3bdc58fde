@messaging
Feature: Cancelling messages
  A scheduled message can be called back until it goes out.

  @PUB-MSG-CANCEL-01 @published
  Rule: A cancelled message is never sent

    @needs-clock @needs-handset
    Example: One of two scheduled messages is cancelled
      Given it is 2024-01-15T12:00:00Z
      When the client asks to cancel a message
      Then it is accepted with HTTP status 200
      When the account sends in one request:
        | NAME  | content | destination_number | scheduled            | delivery_report |
        | other | Bye     |       +61491570156 | 2024-01-15T15:00:00Z | false           |
      And 2 days pass
      Then the handset "+61491570156" shows:
        | Bye |

    Example: It is read afterwards
      When the client asks to cancel a message
      Then it is accepted with HTTP status 200
      When the client asks to retrieve a message for the account's scheduled message
      Then the answer has "status" set to "cancelled"

    Example: Its time is decades away
      When the client asks to schedule a message, where "/messages/0/scheduled" is "2099-12-31T12:00:00Z"
      And the client takes what was made as the scheduled message
      And the client asks to cancel a message
      Then it is accepted with HTTP status 200
      When the client asks to retrieve a message for the account's scheduled message
      Then the answer has "status" set to "cancelled"

    Example: The last of four is read afterwards
      When the client asks 3 times to schedule a message
      And the client asks to cancel a message for each scheduled message made
      And the client asks to cancel a message
      Then it is accepted with HTTP status 200
      When the client asks to retrieve a message for the account's scheduled message
      Then the answer has "status" set to "cancelled"

  @PUB-MSG-CANCEL-02 @published
  Rule: Only a message that waits for its time can be cancelled

    Example: The message has gone
      When the client asks to cancel a message for the account's message
      Then it is refused with HTTP status 400
      When the client asks to cancel a message for the account's scheduled message
      Then it is accepted with HTTP status 200

    Example: The message was cancelled already
      When the client asks to cancel a message
      Then it is accepted with HTTP status 200
      When the client asks to cancel a message
      Then it is refused with HTTP status 400
