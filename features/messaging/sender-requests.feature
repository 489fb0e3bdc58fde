@messaging
Feature: Requests for sender addresses
  A client that wants its messages to show its own name or number asks for it first.

  Rule: A complete request is answered with the id of the request, a UUID
    Spec: Endpoints / Messaging API; Sender address request (create body)

    @SENDER-CREATE-01 @smoke
    Example: An alpha tag with a label
      When the client asks for an alpha tag with:
        | label | Shop front |
      Then it is accepted
      And every "id" returned is a UUID

    @SENDER-CREATE-01
    Example: An own number for Australia
      When the client asks for an own number with:
        | destination_countries | ["AU"]                           |
        | reason                | Our customers call us back on it |
        | label                 | Front desk                       |
      Then it is accepted
      And every "id" returned is a UUID

  Rule: Alpha tags and own numbers can be requested
    Spec: Sender addresses (trusted sender ID)

    @SENDER-CREATE-02
    Example: One of each
      When the client asks to request a sender address
      Then it is accepted
      When the client asks to request an own number
      Then it is accepted

  Rule: An own number is INTERNATIONAL and used as OWN_NUMBER
    Spec: Sender address request (create body)

    @SENDER-CREATE-03
    Example: A request with both
      When the client asks for an own number with:
        | sender_address_type | INTERNATIONAL |
        | usage_type          | OWN_NUMBER    |
      Then it is accepted

    @SENDER-CREATE-03 @observe
    Scenario Outline: A request with the <MEMBER> FOO
      When the client asks for an own number with:
        | <MEMBER> | FOO |
      Then the platform's answer is recorded

      Examples:
        | MEMBER              |
        | sender_address_type |
        | usage_type          |

  Rule: Countries come as a list of two-letter codes
    Spec: Sender address request (create body)

    @SENDER-CC-FMT-01
    Scenario Outline: The countries are <COUNTRIES>
      When the client asks for an alpha tag with:
        | destination_countries | <COUNTRIES> |
      Then it is refused
      When the client asks for an alpha tag with:
        | destination_countries | ["SE", "GB"] |
      Then it is accepted

      Examples:
        | COUNTRIES      |
        | "SE"           |
        | ["SWE"]        |
        | [46]           |
        | [null]         |
        | {"code": "SE"} |

  Rule: What reason and label may hold is open
    Spec: Sender address request (create body)

    @SENDER-LBL-01 @observe
    Scenario Outline: The <MEMBER> is "<TEXT>"
      When the client asks for an own number with:
        | <MEMBER> | <TEXT> |
      Then the platform's answer is recorded

      Examples:
        | MEMBER | TEXT                                                                                                    |
        | label  | ""                                                                                                      |
        | label  | Ärendekö 東京 🙂                                                                                          |
        | label  | 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 01 |
        | reason | ""                                                                                                      |
        | reason | Ärendekö 東京 🙂                                                                                          |
