@messaging
Feature: Requests for sender addresses
  An account that wants its messages to show its own name or number asks for it first.

  @SENDER-CREATE-01
  Rule: A complete request is answered with the id of the request, a UUID
    Spec: Endpoints / Messaging API; Sender address request (create body)

    @smoke
    Example: An alpha tag with a label
      When the account asks for an alpha tag with:
        | label | Shop front |
      Then it is accepted
      And every "id" returned is a UUID

    Example: An own number for Australia
      When the account asks for an own number with:
        | destination_countries.0 | AU                               |
        | reason                  | Our customers call us back on it |
        | label                   | Front desk                       |
      Then it is accepted
      And every "id" returned is a UUID

  @SENDER-CREATE-02
  Rule: Alpha tags and own numbers can be requested
    Spec: Sender addresses (trusted sender ID)

    Example: One of each
      When the account asks to request a sender address
      Then it is accepted
      When the account asks to request an own number
      Then it is accepted

  @SENDER-CREATE-03
  Rule: An own number is INTERNATIONAL and used as OWN_NUMBER
    Spec: Sender address request (create body)

    Example: A request with both
      When the account asks for an own number with:
        | sender_address_type | INTERNATIONAL |
        | usage_type          | OWN_NUMBER    |
      Then it is accepted

    @observe
    Scenario Outline: A request with the <MEMBER> FOO
      When the account asks for an own number with:
        | <MEMBER> | FOO |
      Then the platform's answer is recorded

      Examples:
        | MEMBER              |
        | sender_address_type |
        | usage_type          |

  @SENDER-CC-FMT-01
  Rule: Countries come as a list of two-letter codes
    Spec: Sender address request (create body)

    Scenario Outline: <WHAT> in the place of a list of codes
      When the account asks for an alpha tag with:
        | <PLACE> | <VALUE> |
      Then it is refused
      When the account asks for an alpha tag with:
        | destination_countries.0 | SE |
        | destination_countries.1 | GB |
      Then it is accepted

      Examples:
        | WHAT                      | PLACE                      | VALUE |
        | A code                    | destination_countries      | SE    |
        | A list of a longer code   | destination_countries.0    | SWE   |
        | A list of a calling code  | destination_countries.0    |    46 |
        | A list of nothing         | destination_countries.0    | null  |
        | A member that is the code | destination_countries.code | SE    |

  @SENDER-LBL-01 @observe
  Rule: What reason and label may hold is open
    Spec: Sender address request (create body)

    Scenario Outline: An unusual text: the <MEMBER> is "<TEXT>"
      When the account asks for an own number with:
        | <MEMBER> | <TEXT> |
      Then the platform's answer is recorded

      Examples:
        | MEMBER | TEXT                                                                                                  |
        | label  | ""                                                                                                    |
        | label  | Ärendekö 東京 🙂                                                                                       |
        | label  | 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 01 |
        | reason | ""                                                                                                    |
        | reason | Ärendekö 東京 🙂                                                                                       |
