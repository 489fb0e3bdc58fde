@messaging
Feature: What the document leaves open about sender addresses
  The document gives the body of a request and little of the answer.

  Rule: What requests and addresses contain besides their ids is left open
    Spec: Sender address request (create body)

    @SIL-SEND-01 @observe
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION                     |
        | request a sender address      |
        | request an own number         |
        | read a sender address request |

    @SIL-SEND-01 @observe @needs-mailbox
    Example: An approved address is read
      When the client asks to read a sender address
      Then the form of the answer is recorded

  Rule: Which further types and uses an address can have is left open
    Spec: Sender address request (create body)

    @SIL-SEND-02 @observe
    Scenario Outline: The type <TYPE>
      When the client asks to request a sender address, where "/sender_address_type" is "<TYPE>"
      Then the form of the answer is recorded

      Examples:
        | TYPE         |
        | ALPHANUMERIC |
        | SHORT_CODE   |
        | ALPHA        |

    @SIL-SEND-02 @observe
    Scenario Outline: The use <USE>
      When the client asks to request a sender address, where "/usage_type" is "<USE>"
      Then the form of the answer is recorded

      Examples:
        | USE           |
        | DEDICATED     |
        | HOSTED_NUMBER |

  Rule: Which states a request goes through is left open
    Spec: Sender address request (states)

    @SIL-SEND-03 @observe @needs-review
    Scenario Outline: The reviewer <DECIDES> an alpha tag
      When the client asks for the alpha tag "MyShop"
      Then the platform's answer is recorded
      When the reviewer <DECIDES> "MyShop"
      And the client asks to read a sender address request with the id of the request for "MyShop"
      Then the platform's answer is recorded

      Examples:
        | DECIDES  |
        | approves |
        | rejects  |

    @SIL-SEND-03 @observe @needs-mailbox
    Example: An own number is verified
      When the client asks for the own number "+61491570156"
      Then the platform's answer is recorded
      When the client enters the right code for "+61491570156"
      Then the platform's answer is recorded

  Rule: By which path the state of a request is read is left open
    Spec: Endpoints / Messaging API

    @SIL-SEND-04 @observe
    Example: The path ends with the id
      When the client asks to read a sender address request
      Then the form of the answer is recorded

    @SIL-SEND-04 @observe
    Example: Another path
      When the client calls GET "/v1/messaging/numbers/sender_address/requests/00000000-0000-4000-8000-000000000000/status"
      Then the form of the answer is recorded

  Rule: Where and how a code is entered is left open
    Spec: Endpoints / Messaging API

    @SIL-SEND-05 @observe @needs-mailbox
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION       |
        | verify a number |

  Rule: How an address is changed, renewed and deleted is left open
    Spec: Endpoints / Messaging API

    @SIL-SEND-06 @observe @needs-mailbox
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION                  |
        | label a sender address     |
        | re-verify a sender address |
        | delete a sender address    |

  Rule: What happens to a number after twelve months is left open
    Spec: Sender address request (create body)

    @SIL-SEND-07 @observe @needs-mailbox @needs-clock
    Scenario Outline: The list at <INSTANT>
      Given it is 2024-03-10T12:00:00Z
      And the account has the own number "+61491570156"
      When the clock reaches <INSTANT>
      And the client asks to list sender addresses
      Then the platform's answer is recorded

      Examples:
        | INSTANT              |
        | 2025-03-01T12:00:00Z |
        | 2025-03-10T12:00:01Z |
        | 2026-03-10T12:00:00Z |
