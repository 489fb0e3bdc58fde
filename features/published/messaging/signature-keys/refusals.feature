@messaging
Feature: Signature keys that are refused
  An account without the feature, or with a digest that does not exist, gets no key.

  @PUB-KEY-INVALID-01 @published
  Rule: A digest or a cipher that does not exist is refused by its name

    Scenario Outline: A key whose <MEMBER> is <VALUE>
      When the client asks to create a signature key, where "<MEMBER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the answer includes {"message": "Bad Request", "details": ["<DETAIL>"]}

      Examples:
        | MEMBER  | VALUE    | DETAIL                       |
        | /cipher | "RA"     | /cipher: [RA] is invalid     |
        | /cipher | "ECDSA"  | /cipher: [ECDSA] is invalid  |
        | /digest | "SHA1"   | /digest: [SHA1] is invalid   |
        | /digest | "sha256" | /digest: [sha256] is invalid |

    Scenario Outline: A key without <MEMBER>
      When the client asks to create a signature key, where "<MEMBER>" is missing
      Then it is refused with HTTP status 400

      Examples:
        | MEMBER  |
        | /cipher |
        | /digest |

  @PUB-KEY-FEATURE-01 @published @needs-accounts
  Rule: An account without the feature is refused every operation on signature keys

    Scenario Outline: A request to <OPERATION> without the feature
      Given signature keys are switched off for the account
      When the client asks to <OPERATION>
      Then it is refused with HTTP status 403
      And the answer includes {"message": "This feature has not been enabled in your account."}
      When another customer asks to enable a signature key
      And another customer asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION                         |
        | create a signature key            |
        | list signature keys               |
        | read the enabled signature key    |
        | disable the enabled signature key |

    Example: After another customer, which has it
      Given signature keys are switched off for the account
      When another customer asks to list signature keys
      Then it is accepted with HTTP status 200
      When the client asks to list signature keys
      Then it is refused with HTTP status 403
