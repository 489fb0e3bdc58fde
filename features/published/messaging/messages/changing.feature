@messaging
Feature: Changing messages
  A message is changed in one way only.

  @PUB-MSG-CANCEL-03 @published
  Rule: The only change of a message is to cancelled

    Scenario Outline: The status is <STATUS>
      When the client asks to cancel a message, where "/status" is <STATUS>
      Then it is refused with HTTP status 400
      And the refusal points to "/status"

      Examples:
        | STATUS      |
        | "delivered" |
        | "queued"    |
        | "CANCELLED" |
        |           5 |
        | null        |

    Example: There is no status
      When the client asks to cancel a message, where "/status" is missing
      Then it is refused with HTTP status 400
