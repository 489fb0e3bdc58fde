@messaging
Feature: What is published of signature keys
  Programs create and switch keys, and receivers rely on their descriptions.

  Rule: Operations on signature keys answer with the published HTTP status and form
    Spec: Published: signature keys

    @PUB-KEY-FORM-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                         | STATUS |
        | create a signature key            | 201    |
        | list signature keys               | 200    |
        | read a signature key              | 200    |
        | enable a signature key            | 200    |
        | disable the enabled signature key | 204    |
        | delete a signature key            | 200    |

    @PUB-KEY-FORM-01 @published
    Scenario Outline: A key with the digest <DIGEST>
      When the client asks to create a signature key, where "/digest" is "<DIGEST>"
      Then it is accepted with HTTP status 201
      And the answer includes {"digest": "<DIGEST>", "cipher": "RSA", "enabled": false}

      Examples:
        | DIGEST |
        | SHA224 |
        | SHA256 |
        | SHA512 |

    @PUB-KEY-FORM-01 @published
    Example: The enabled key is read
      When the client asks to enable a signature key
      And the client asks to read the enabled signature key
      Then it is accepted with HTTP status 200

  Rule: The public half of a key is shown once, when the key is made
    Spec: Published: signature keys

    @PUB-KEY-SHOWN-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to create a signature key
      Then it is accepted with HTTP status 201
      When the client asks to <OPERATION>
      Then it is accepted
      And the answer does not contain "public_key"

      Examples:
        | OPERATION              |
        | list signature keys    |
        | read a signature key   |
        | enable a signature key |

  Rule: A digest or a cipher that does not exist is refused by its name
    Spec: Published: signature keys

    @PUB-KEY-INVALID-01 @published
    Scenario Outline: The <MEMBER> <VALUE>
      When the client asks to create a signature key, where "<MEMBER>" is "<VALUE>"
      Then it is refused with HTTP status 400
      And the answer includes {"message": "Bad Request", "details": ["<DETAIL>"]}

      Examples:
        | MEMBER  | VALUE  | DETAIL                       |
        | /cipher | RA     | /cipher: [RA] is invalid     |
        | /cipher | ECDSA  | /cipher: [ECDSA] is invalid  |
        | /digest | SHA1   | /digest: [SHA1] is invalid   |
        | /digest | sha256 | /digest: [sha256] is invalid |

    @PUB-KEY-INVALID-01 @published
    Scenario Outline: A key without <MEMBER>
      When the client asks to create a signature key, where "<MEMBER>" is missing
      Then it is refused with HTTP status 400

      Examples:
        | MEMBER  |
        | /cipher |
        | /digest |

  Rule: The list of signature keys needs a page and its size
    Spec: Published: signature keys

    @PUB-KEY-PAGE-01 @published
    Scenario Outline: The query <QUERY>
      When the client asks to list signature keys with the query "<QUERY>"
      Then it is refused with HTTP status 400

      Examples:
        | QUERY              |
        | page=1             |
        | page_size=10       |
        | page=0&page_size=5 |
        | page=1&page_size=0 |
        | page=a&page_size=b |

    @PUB-KEY-PAGE-01 @published @needs-accounts
    Scenario Outline: Five keys, <SIZE> to a page
      When the client asks 5 times to create a signature key
      And the client goes through the pages of list signature keys, <SIZE> at a time
      Then each signature key made is on exactly one page of at most <SIZE>
      When another customer goes through the pages of list signature keys, <SIZE> at a time
      Then no signature key made is on any page

      Examples:
        | SIZE |
        | 2    |
        | 5    |

  Rule: A signature key that the account does not have is not found
    Spec: Published: signature keys

    @PUB-KEY-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION> that nobody has
      When the client asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION              |
        | read a signature key   |
        | delete a signature key |
        | enable a signature key |

    @PUB-KEY-UNKNOWN-01 @published @needs-accounts
    Scenario Outline: Another customer asks to <OPERATION> of the account
      When another customer asks to <OPERATION> for the account's signature key
      Then it is refused with HTTP status 404
      When the client asks to <OPERATION> for the account's signature key
      Then it is accepted

      Examples:
        | OPERATION              |
        | read a signature key   |
        | enable a signature key |
        | delete a signature key |

    @PUB-KEY-UNKNOWN-01 @published
    Scenario Outline: The id <ID> is none
      When the client asks to read a signature key for the id "<ID>"
      Then it is refused with HTTP status 400
      And the answer includes {"message": "key_id property value is invalid"}

      Examples:
        | ID     |
        | 7      |
        | :keyId |
