@messaging
Feature: What an HMAC signature is made of
  Both sides build the same text from a request and sign it in the same way, or the request is refused.

  Rule: The signed text is the named lines in order, joined by line feeds
    Spec: Authentication / Messaging API: two schemes

    @AUTH-HMAC-07 @smoke
    Example: The text as documented
      When the account asks to submit a message, signed with:
        | SIGNED TEXT | Date: {date}{lf}Content-MD5: {digest}{lf}{method} {path} HTTP/1.1 |
      Then it is accepted

    @AUTH-HMAC-15 @reading
    Scenario Outline: Another text: <DEVIATION>
      When the account asks to submit a message, signed with:
        | SIGNED TEXT | <SIGNED TEXT> |
      Then it is refused with HTTP status 401

      Examples:
        | DEVIATION                     | SIGNED TEXT                                                           |
        | Lines that end in CR LF       | Date: {date}{crlf}Content-MD5: {digest}{crlf}{method} {path} HTTP/1.1 |
        | A line feed at the end        | Date: {date}{lf}Content-MD5: {digest}{lf}{method} {path} HTTP/1.1{lf} |
        | Header names in lower case    | date: {date}{lf}content-md5: {digest}{lf}{method} {path} HTTP/1.1     |
        | No blank behind the colons    | Date:{date}{lf}Content-MD5:{digest}{lf}{method} {path} HTTP/1.1       |
        | No protocol version           | Date: {date}{lf}Content-MD5: {digest}{lf}{method} {path}              |
        | Another protocol version      | Date: {date}{lf}Content-MD5: {digest}{lf}{method} {path} HTTP/1.0     |
        | The whole URL                 | Date: {date}{lf}Content-MD5: {digest}{lf}POST {url} HTTP/1.1          |
        | The method in lower case      | Date: {date}{lf}Content-MD5: {digest}{lf}post {path} HTTP/1.1         |
        | No line for the body          | Date: {date}{lf}{method} {path} HTTP/1.1                              |
        | No request line               | Date: {date}{lf}Content-MD5: {digest}                                 |
        | The first two lines exchanged | Content-MD5: {digest}{lf}Date: {date}{lf}{method} {path} HTTP/1.1     |
        | The request line first        | {method} {path} HTTP/1.1{lf}Date: {date}{lf}Content-MD5: {digest}     |

  Rule: The signature is HMAC-SHA256 with the secret as key
    Spec: Authentication / Messaging API: two schemes

    @AUTH-HMAC-15 @reading
    Scenario Outline: The signature is made otherwise: <SIGNATURE>
      When the account asks to submit a message, signed with:
        | signature | <SIGNATURE> |
      Then it is refused with HTTP status 401

      Examples:
        | SIGNATURE                          |
        | {signature by HMAC-SHA1}           |
        | {signature by HMAC-SHA512}         |
        | {plain SHA-256 of secret and text} |

    @AUTH-HMAC-08
    Example: The signature as documented
      When the account asks to submit a message, signed with:
        | signature | {signature} |
      Then it is accepted

    @AUTH-HMAC-08 @needs-accounts
    Example: A secret with characters beyond ASCII counts as its UTF-8 bytes, and one with colons as a whole
      When the account whose secret is not ASCII asks to submit a message with an HMAC signature
      Then it is accepted
      When the account whose secret has colons asks to submit a message with an HMAC signature
      Then it is accepted

  Rule: The signature is written in Base64
    Spec: Authentication / Messaging API: two schemes

    @AUTH-HMAC-09
    Example: Base64
      When the account asks to submit a message, signed with:
        | signature | {signature} |
      Then it is accepted

    @AUTH-HMAC-15 @reading
    Example: Hexadecimal
      When the account asks to submit a message, signed with:
        | signature | {signature in hexadecimal} |
      Then it is refused with HTTP status 401

    @AUTH-HMAC-09 @observe
    Example: The URL-safe alphabet without padding
      When the account asks to submit a message, signed with:
        | signature | {signature in URL-safe Base64} |
      Then the platform's answer is recorded
