@messaging
Feature: HMAC authentication
  The account signs date, body digest and request line with its secret, so that the secret never travels.

  @AUTH-HMAC-01
  Rule: A request with a body is signed over Date, Content-MD5 and request line
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: A signed request to <OPERATION>
      When the account asks to <OPERATION>, signed with:
        | algorithm | hmac-sha256                   |
        | headers   | Date Content-MD5 request-line |
        | username  | {key}                         |
        | signature | {signature}                   |
      Then it is accepted

      @smoke
      Examples:
        | OPERATION        |
        | submit a message |

      Examples:
        | OPERATION                |
        | create a webhook         |
        | request a sender address |

    @needs-callbacks
    Example: A signed request with long texts
      When the account signs and sends in one request:
        | NAME  | content                          | destination_number | LENGTH |
        | long  | Take 20 % off with 50%25 and a+b |       +46700000001 |    600 |
        | other | Привет, код 1234                 |       +61491570156 |    600 |
      Then "long" and "other" are reported delivered

  @AUTH-HMAC-02
  Rule: A request without a body is signed over Date and request line
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: A signed request to <OPERATION>
      When the account asks to <OPERATION>, signed with:
        | headers     | Date request-line                        |
        | Content-MD5 | left out                                 |
        | SIGNED TEXT | Date: {date}{lf}{method} {path} HTTP/1.1 |
      Then it is accepted

      Examples:
        | OPERATION             |
        | list sender addresses |
        | retrieve a message    |
        | delete a webhook      |

      @published
      Examples: Numbers in the path, whose plus is escaped
        | OPERATION             |
        | ask who is authorised |
        | unblock a number      |

      @published @needs-mailbox
      Examples: Words in the query, whose blanks are escaped
        | OPERATION               |
        | delete a sender address |

  @AUTH-HMAC-03
  Rule: The Date header carries the current time in HTTP date format
    Spec: Authentication / Messaging API: two schemes

    Example: The current time
      When the account asks to list sender addresses, signed with:
        | Date | {date} |
      Then it is accepted

    @needs-clock
    Scenario Outline: The date <DATE>
      Given it is <INSTANT>
      When the account asks to list sender addresses, signed with:
        | Date | <DATE> |
      Then it is accepted

      Examples:
        | INSTANT              | DATE                          |
        | 2019-12-12T10:16:19Z | Thu, 12 Dec 2019 10:16:19 GMT |
        | 2024-02-29T03:04:05Z | Thu, 29 Feb 2024 03:04:05 GMT |
        | 2024-12-31T23:59:59Z | Tue, 31 Dec 2024 23:59:59 GMT |
        | 2025-06-01T00:00:00Z | Sun, 01 Jun 2025 00:00:00 GMT |

  @AUTH-HMAC-04 @observe
  Rule: What becomes of a request whose Date is far from the current time is open
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: The Date header says <DATE>
      When the account asks to list sender addresses, signed with:
        | Date | <DATE> |
      Then the platform's answer is recorded

      Examples:
        | DATE                          |
        | {date}                        |
        | {date minus 60 seconds}       |
        | {date plus 60 seconds}        |
        | {date minus 5 minutes}        |
        | {date minus 15 minutes}       |
        | {date minus 24 hours}         |
        | {date plus 24 hours}          |
        | Thu, 01 Jan 1970 00:00:00 GMT |
        | {date as RFC 850}             |
        | {date as asctime}             |

  Rule: Content-MD5 holds the MD5 of the body as 32 hexadecimal characters
    Spec: Authentication / Messaging API: two schemes

    @AUTH-HMAC-05
    Example: The digest in hexadecimal
      When the account asks to submit a message, signed with:
        | Content-MD5 | {digest} |
      Then it is accepted

    @AUTH-HMAC-05
    Example: The digest of a body with line breaks of two kinds and escapes
      When the account asks to submit a message, signed with:
        | BODY | {carriage return}\n{ "messages" : [\n    { "content": "this\\/that \\u00e5", "destination_number": "{number}" } ] }\n |
      Then it is accepted

    @AUTH-HMAC-15 @reading
    Example: The digest in Base64
      When the account asks to submit a message, signed with:
        | Content-MD5 | {digest in Base64} |
      Then it is refused

    @AUTH-HMAC-05 @observe
    Example: The digest in upper case
      When the account asks to submit a message, signed with:
        | Content-MD5 | {digest in upper case} |
      Then the platform's answer is recorded
