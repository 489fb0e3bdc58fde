@messaging
Feature: Signature keys
  An account keeps keys that its webhooks can be signed with.

  Rule: A new signature key has an id by which it is read, enabled and deleted
    Spec: Signature key

    @KEY-ID-01 @smoke
    Example: A key is read by the id it was given
      When the account makes the SHA256 signature key "first"
      And the account makes the SHA256 signature key "second"
      And the account asks to read the signature key "first"
      Then the answer names the signature key "first"
      And the answer does not name the signature key "second"

    @KEY-ID-01
    Example: A key is enabled and deleted by the id it was given
      When the account makes the SHA512 signature key "first"
      And the account makes the SHA512 signature key "second"
      And the account asks to enable the signature key "first"
      Then the enabled signature key of the account is "first"
      When the account asks to delete the signature key "first"
      Then the account does not find the signature key "first"
      But the account finds the signature key "second"

    @KEY-ID-01 @needs-accounts
    Example: A sub-account makes, enables and finds a key
      When the sub-account makes the SHA256 signature key "own"
      And the sub-account asks to enable the signature key "own"
      Then the enabled signature key of the sub-account is "own"
      And the sub-account finds the signature key "own"

  Rule: Signature keys are listed page by page
    Spec: Endpoints / Messaging API

    @KEY-LIST-01
    Example: Six keys are on the list
      When the account makes the SHA256 signature key "first"
      And the account makes the SHA224 signature key "second"
      And the account makes the SHA512 signature key "third"
      And the account makes the SHA256 signature key "fourth"
      And the account makes the SHA256 signature key "fifth"
      And the account makes the SHA256 signature key "sixth"
      Then the account finds the signature key "first"
      And the account finds the signature key "sixth"

    @KEY-LIST-01
    Example: Three keys are on the list
      When the account makes the SHA256 signature key "first"
      And the account makes the SHA224 signature key "second"
      And the account makes the SHA512 signature key "third"
      Then the account finds the signature key "first"
      And the account finds the signature key "second"
      And the account finds the signature key "third"

    @KEY-LIST-01 @published
    Scenario Outline: Three keys on pages of <SIZE>
      When the account makes the SHA256 signature key "first"
      And the account makes the SHA224 signature key "second"
      And the account makes the SHA512 signature key "third"
      And the account goes through the pages of list signature keys, <SIZE> at a time
      Then each signature key made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 3    |
