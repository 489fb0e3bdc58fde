@messaging
Feature: HMAC signatures that do not hold
  A signature binds its sender, its moment, its operation and its body; whatever is altered is refused.

  @AUTH-HMAC-06 @reading
  Rule: A body that does not match its Content-MD5 is refused
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: The signature of a request to <OPERATION> is right for another body
      When the account asks to <OPERATION>, signed with:
        | Content-MD5 | {digest of another body} |
      Then it is refused

      Examples:
        | OPERATION        |
        | submit a message |

      @published
      Examples: A thing that is there is changed
        | OPERATION        |
        | change a webhook |

    Example: A body of more than 64 KiB is another one at its end
      When the account asks to submit a message, signed with:
        | Content-MD5 | {digest of another body}                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                           |
        | BODY        | {"messages":[{"content":"1{4900 letters}","destination_number":"{number}"},{"content":"2{4900 letters}","destination_number":"{number}"},{"content":"3{4900 letters}","destination_number":"{number}"},{"content":"4{4900 letters}","destination_number":"{number}"},{"content":"5{4900 letters}","destination_number":"{number}"},{"content":"6{4900 letters}","destination_number":"{number}"},{"content":"7{4900 letters}","destination_number":"{number}"},{"content":"8{4900 letters}","destination_number":"{number}"},{"content":"9{4900 letters}","destination_number":"{number}"},{"content":"A{4900 letters}","destination_number":"{number}"},{"content":"B{4900 letters}","destination_number":"{number}"},{"content":"C{4900 letters}","destination_number":"{number}"},{"content":"D{4900 letters}","destination_number":"{number}"},{"content":"E{4900 letters}","destination_number":"{number}"}]} |
      Then it is refused

    @needs-ledger
    Example: Neither body has an effect
      When the account asks to submit a message, signed with:
        | Content-MD5 | {digest of another body} |
      Then it is refused
      And nothing has happened on the platform

  @AUTH-HMAC-10 @reading
  Rule: A signature is refused when it is altered in any way
    Spec: Errors / HTTP-level

    Scenario Outline: An altered signature: the <PART> is <VALUE>
      When the account asks to submit a message, signed with:
        | <PART> | <VALUE> |
      Then it is refused with HTTP status 401

      Examples:
        | PART      | VALUE                                        |
        | signature | {signature with its first character changed} |
        | signature | {signature in another case}                  |
        | username  | unknown                                      |

      @needs-accounts
      Examples: Another customer's key with this account's secret
        | PART     | VALUE                     |
        | username | {key of another customer} |

    @needs-accounts
    Example: An altered signature of a request for a sub-account
      When the account, acting for the sub-account, asks to submit a message, signed with:
        | signature | {signature with its first character changed} |
      Then it is refused with HTTP status 401

    Scenario Outline: A damaged header, where the <PART> is "<VALUE>"
      When the account asks to submit a message, signed with:
        | <PART> | <VALUE> |
      Then it is refused

      Examples:
        | PART      | VALUE     |
        | algorithm | hmac-sha1 |
        | algorithm | left out  |
        | username  | left out  |
        | headers   | left out  |
        | signature | left out  |
        | signature |           |

    Scenario Outline: Behind the scheme <SCHEME>
      When the account asks to submit a message, signed with:
        | scheme | <SCHEME> |
      Then it is refused

      Examples:
        | SCHEME       |
        | Unknown      |
        | Unknown hmac |

  @AUTH-HMAC-11 @reading
  Rule: A signature for one operation is refused on another
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: From <FIRST> to <SECOND>
      When the account asks to <FIRST> with an HMAC signature
      Then it is accepted
      When the account asks to <SECOND> with:
        | SIGNATURE | of the request before |
      Then it is refused with HTTP status 401

      Examples:
        | FIRST                 | SECOND                   |
        | list sender addresses | retrieve a message       |
        | list sender addresses | delete a webhook         |
        | submit a message      | create a webhook         |
        | submit a message      | request a sender address |

  @AUTH-HMAC-12 @reading
  Rule: A signed request without a Date header is refused
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: No Date header, signed over <SIGNED TEXT>
      When the account asks to list sender addresses, signed with:
        | Date        | left out      |
        | SIGNED TEXT | <SIGNED TEXT> |
      Then it is refused

      Examples:
        | SIGNED TEXT                              |
        | Date: {date}{lf}{method} {path} HTTP/1.1 |
        | Date: {lf}{method} {path} HTTP/1.1       |
        | {method} {path} HTTP/1.1                 |

  @AUTH-HMAC-13 @reading
  Rule: A request with a body that is signed as if it had none is refused
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: To <OPERATION>, signed over Date and request line alone
      When the account asks to <OPERATION>, signed with:
        | headers     | Date request-line                        |
        | Content-MD5 | left out                                 |
        | SIGNED TEXT | Date: {date}{lf}{method} {path} HTTP/1.1 |
      Then it is refused

      Examples:
        | OPERATION        |
        | submit a message |
        | create a webhook |

    Example: The digest is sent, but the signature does not cover it
      When the account asks to submit a message, signed with:
        | headers     | Date request-line                        |
        | Content-MD5 | {digest}                                 |
        | SIGNED TEXT | Date: {date}{lf}{method} {path} HTTP/1.1 |
      Then it is refused

    Scenario Outline: Content-MD5 is named but not sent, signed over <SIGNED TEXT>
      When the account asks to submit a message, signed with:
        | Content-MD5 | left out      |
        | SIGNED TEXT | <SIGNED TEXT> |
      Then it is refused

      Examples:
        | SIGNED TEXT                                                       |
        | Date: {date}{lf}Content-MD5: {digest}{lf}{method} {path} HTTP/1.1 |
        | Date: {date}{lf}Content-MD5: {lf}{method} {path} HTTP/1.1         |
        | Date: {date}{lf}{method} {path} HTTP/1.1                          |

    @needs-ledger
    Example: The message is not sent
      When the account asks to submit a message, signed with:
        | headers     | Date request-line                        |
        | Content-MD5 | left out                                 |
        | SIGNED TEXT | Date: {date}{lf}{method} {path} HTTP/1.1 |
      Then it is refused
      And nothing has happened on the platform

  @AUTH-HMAC-14 @reading
  Rule: Headers that are not signed may be added without harm
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: The header <HEADER> is added
      When the account asks to <OPERATION>, signed with:
        | <HEADER> | <VALUE> |
      Then it is accepted

      Examples:
        | OPERATION             | HEADER          | VALUE            |
        | submit a message      | Accept          | application/json |
        | submit a message      | User-Agent      | Shop/1.0         |
        | list sender addresses | Accept-Language | sv               |

    @needs-accounts
    Example: The Account header is added
      When the account, acting for the sub-account, asks to submit a message with an HMAC signature
      Then it is accepted
