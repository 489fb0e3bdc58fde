@messaging @needs-mailbox
Feature: Expiry and renewal of own numbers
  A client sees when a number expires, and proves it again in time.

  @PUB-SENDER-EXPIRY-01 @published
  Rule: A verified number shows its expiry and what remains of it

    @needs-clock
    Scenario Outline: <MONTHS> after its verification
      Given it is 2024-03-10T12:00:00Z
      And the account has the own number "+61491570156"
      When the clock reaches <INSTANT>
      And the client asks to list sender addresses with the query "usage_type=OWN_NUMBER"
      Then the answer includes {"data": [{"expiry": "2025-03-10T12:00:00.000Z", "display_status": "<STATUS>"}]}

      Examples:
        | MONTHS            | INSTANT              | STATUS   |
        | One month         | 2024-04-10T12:00:00Z | APPROVED |
        | Twelve less a day | 2025-03-09T12:00:00Z | EXPIRING |
        | Twelve and one    | 2025-04-10T12:00:00Z | EXPIRED  |

    @needs-review
    Example: An alpha tag does not expire
      Given the account has the alpha tag "MyShop"
      And the account has the own number "+61491570156"
      When the client asks to list sender addresses with the query "usage_type=OWN_NUMBER"
      Then the answer contains "expiry"
      When the client asks to list sender addresses with the query "usage_type=ALPHANUMERIC"
      Then the answer includes {"data": [{"sender_address": "MyShop", "display_status": "APPROVED"}]}
      And the answer does not contain "expiry"

  @PUB-SENDER-RENEW-01 @published
  Rule: A new code makes the request wait again, and the address stays what it was

    @needs-clock
    Example: Half a year after the verification
      Given it is 2024-03-10T12:00:00Z
      And the account has the own number "+61491570156"
      When the clock reaches 2024-09-10T12:00:00Z
      And the account asks for a new code for "+61491570156"
      Then the answer has "status" set to "PENDING"
      When the account enters the right code for "+61491570156"
      And the client asks to list sender addresses
      Then the answer includes {"data": [{"expiry": "2025-09-10T12:00:00.000Z"}]}

    Scenario Outline: The fifth time it waits again too
      Given the account has the own number "+61491570156"
      When the client asks to <OPERATION> with the ids of the addresses "+61491570156, +61491570156, +61491570156, +61491570156"
      And the account enters the right code for "+61491570156"
      And the client asks to read a sender address request with the id of the request for "+61491570156"
      Then the answer has "status" set to "APPROVED"
      When the account asks for a new code for "+61491570156"
      And the client asks to read a sender address request with the id of the request for "+61491570156"
      Then the answer has "status" set to "PENDING"

      Examples:
        | OPERATION                  |
        | re-verify a sender address |
