@messaging
Feature: What the document leaves open about sender addresses
  The document gives the body of a request and little of the answer.

  @SIL-SEND-01 @observe
  Rule: What requests and addresses contain besides their ids is left open
    Spec: Sender address request (create body)

    Scenario Outline: What else it contains: to <OPERATION>
      When the account asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION                     |
        | request a sender address      |
        | request an own number         |
        | read a sender address request |

    @needs-mailbox
    Example: An approved address is read
      When the account asks to read a sender address
      Then the form of the answer is recorded

  @SIL-SEND-02 @observe
  Rule: Which further types and uses an address can have is left open
    Spec: Sender address request (create body)

    Scenario Outline: The type <TYPE>
      When the account asks to request a sender address, where "/sender_address_type" is <TYPE>
      Then the form of the answer is recorded

      Examples:
        | TYPE           |
        | "ALPHANUMERIC" |
        | "SHORT_CODE"   |
        | "ALPHA"        |

    Scenario Outline: The use <USE>
      When the account asks to request a sender address, where "/usage_type" is <USE>
      Then the form of the answer is recorded

      Examples:
        | USE             |
        | "DEDICATED"     |
        | "HOSTED_NUMBER" |

  @SIL-SEND-03 @observe
  Rule: Which states a request goes through is left open
    Spec: Sender address request (states)

    @needs-review
    Scenario Outline: The reviewer <DECIDES> an alpha tag
      When the account asks for the alpha tag "MyShop"
      Then the platform's answer is recorded
      When the reviewer <DECIDES> "MyShop"
      And the account asks to read a sender address request with the id of the request for "MyShop"
      Then the platform's answer is recorded

      Examples:
        | DECIDES  |
        | approves |
        | rejects  |

    @needs-mailbox
    Example: An own number is verified
      When the account asks for the own number "+61491570156"
      Then the platform's answer is recorded
      When the account enters the right code for "+61491570156"
      Then the platform's answer is recorded

  @SIL-SEND-04 @observe
  Rule: By which path the state of a request is read is left open
    Spec: Endpoints / Messaging API

    Example: The path ends with the id
      When the account asks to read a sender address request
      Then the form of the answer is recorded

    Example: Another path
      When the account reads the path "/v1/messaging/numbers/sender_address/requests/00000000-0000-4000-8000-000000000000/status"
      Then the form of the answer is recorded

  @SIL-SEND-05 @observe @needs-mailbox
  Rule: Where and how a code is entered is left open
    Spec: Endpoints / Messaging API

    Scenario Outline: A code: to <OPERATION>
      When the account asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION       |
        | verify a number |

  @SIL-SEND-06 @observe @needs-mailbox
  Rule: How an address is changed, renewed and deleted is left open
    Spec: Endpoints / Messaging API

    Scenario Outline: A change: to <OPERATION>
      When the account asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION                  |
        | label a sender address     |
        | re-verify a sender address |
        | delete a sender address    |

  @SIL-SEND-07 @observe @needs-mailbox @needs-clock
  Rule: What happens to a number after twelve months is left open
    Spec: Sender address request (create body)

    Scenario Outline: The list at <INSTANT>
      Given it is 2024-03-10T12:00:00Z
      And the account has the own number "+61491570156"
      When the clock reaches <INSTANT>
      And the account asks to list sender addresses
      Then the platform's answer is recorded

      Examples:
        | INSTANT              |
        | 2025-03-01T12:00:00Z |
        | 2025-03-10T12:00:01Z |
        | 2026-03-10T12:00:00Z |
