@messaging
Feature: Basic authentication
  The account proves with its API key and secret in one header that it may use the messaging API.

  @AUTH-BASIC-01
  Rule: The messaging API accepts Basic credentials made of API key and secret
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: Basic credentials to <OPERATION>
      When the account asks to <OPERATION> with the Basic credentials "{key}:{secret}"
      Then it is accepted

      @smoke
      Examples:
        | OPERATION             |
        | submit a message      |
        | list sender addresses |

      Examples:
        | OPERATION                     |
        | retrieve a message            |
        | list delivery reports         |
        | list replies                  |
        | create a webhook              |
        | list webhooks                 |
        | change a webhook              |
        | delete a webhook              |
        | request a sender address      |
        | read a sender address request |

      @needs-clock
      Examples: Reports that have come
        | OPERATION                |
        | confirm delivery reports |

      @needs-clock @published
      Examples: Messages that wait
        | OPERATION        |
        | cancel a message |

      @needs-handset
      Examples: Replies of a recipient
        | OPERATION       |
        | confirm replies |

      @needs-mailbox
      Examples: Numbers that are verified by a code
        | OPERATION                  |
        | verify a number            |
        | read a sender address      |
        | label a sender address     |
        | re-verify a sender address |
        | delete a sender address    |

    Example: Right credentials after wrong ones
      When the account asks to list webhooks with the Basic credentials "{key}:wrong"
      Then it is refused with HTTP status 401
      When the account asks to list webhooks with the Basic credentials "{key}:{secret}"
      Then it is accepted

  @AUTH-BASIC-02
  Rule: Basic credentials that are not exactly API key and secret are refused with HTTP status 401
    Spec: Errors / HTTP-level

    Scenario Outline: Wrong credentials <CREDENTIALS>, to <OPERATION>
      When the account asks to <OPERATION> with the Basic credentials "<CREDENTIALS>"
      Then it is refused with HTTP status 401

      Examples: With a body
        | OPERATION        | CREDENTIALS                                 |
        | submit a message | {key}:wrong                                 |
        | submit a message | unknown:{secret}                            |
        | submit a message | {secret}:{key}                              |
        | submit a message | {key}:                                      |
        | submit a message | {key}:{secret}{space}                       |
        | submit a message | {key in another case}:{secret}              |
        | submit a message | {key}:{secret without its last character}   |
        | submit a message | {key}:{secret}X                             |
        | submit a message | {key}:{secret in another case}              |
        | submit a message | {key}:{secret with another first character} |
        | submit a message | {key}:{secret with another last character}  |
        | submit a message | {key}:{space}{secret}                       |
        | submit a message | {key}:{secret}-                             |
        | submit a message | {key}:{secret in percent escapes}           |
        | submit a message | {key}:{foreign secret}                      |

      Examples: Without a body
        | OPERATION             | CREDENTIALS                                 |
        | list sender addresses | {key}:wrong                                 |
        | list sender addresses | unknown:{secret}                            |
        | list sender addresses | {secret}:{key}                              |
        | list sender addresses | {key}:                                      |
        | list sender addresses | {key}:{secret}{space}                       |
        | list sender addresses | {key in another case}:{secret}              |
        | list sender addresses | {key}:{secret without its last character}   |
        | list sender addresses | {key}:{secret}X                             |
        | list sender addresses | {key}:{secret in another case}              |
        | list sender addresses | {key}:{secret with another first character} |
        | list sender addresses | {key}:{secret with another last character}  |
        | list sender addresses | {key in percent escapes}:{secret}           |

    Example: A wrong secret after the right one
      When the account asks to submit a message
      Then it is accepted
      When the account asks to submit a message with the Basic credentials "{key}:{secret with another first character}"
      Then it is refused with HTTP status 401

    Scenario Outline: To <OPERATION> with a key and no colon
      When the account asks to <OPERATION> with the Basic credentials "{key}"
      Then it is refused with HTTP status 401 or 400

      Examples:
        | OPERATION             |
        | submit a message      |
        | list sender addresses |

    @needs-ledger
    Example: A wrong secret sends no message
      When the account asks to submit a message with the Basic credentials "{key}:wrong"
      Then it is refused with HTTP status 401
      And nothing has happened on the platform

  @AUTH-BASIC-03 @reading @needs-accounts
  Rule: Everything behind the first colon of Basic credentials is the secret
    Spec: Authentication / Messaging API: two schemes

    Example: The whole secret, colons and all
      When the account whose secret has colons asks to submit a message with the Basic credentials "{key}:{secret}"
      Then it is accepted

    Example: The secret cut at its first colon
      When the account whose secret has colons asks to submit a message with the Basic credentials "{key}:{secret up to its first colon}"
      Then it is refused with HTTP status 401

  @AUTH-BASIC-04 @observe
  Rule: Whether the letter case of the scheme name matters is open
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: The scheme is written as <SCHEME>
      When the account asks to list sender addresses with the Authorization header "<SCHEME> {basic}"
      Then the platform's answer is recorded

      Examples:
        | SCHEME |
        | basic  |
        | BASIC  |
