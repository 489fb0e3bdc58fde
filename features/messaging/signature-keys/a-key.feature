@messaging
Feature: Signature keys
  An account keeps keys that its webhooks can be signed with.

  @KEY-ID-01
  Rule: A new signature key has an id by which it is read, enabled and deleted
    Spec: Signature key

    @smoke
    Example: A key is read by the id it was given
      Given the account has the signature key "first"
      And the account has a signature key
      When the account asks to read a signature key, "first"
      Then the answer names the signature key "first"
      And the answer does not name the signature key

    Example: A key is enabled and deleted by the id it was given
      When the account makes the signature key "first" with the digest "SHA512"
      And the account makes the signature key "second" with the digest "SHA512"
      And the account asks to enable a signature key, "first"
      Then the enabled signature key of the account is "first"
      When the account asks to delete a signature key, "first"
      Then the account does not find the signature key "first"
      But the account finds the signature key "second"

    @needs-accounts
    Example: A sub-account makes, enables and finds a key
      When the sub-account makes the signature key "own" with the digest "SHA256"
      And the sub-account asks to enable a signature key, "own"
      Then the enabled signature key of the sub-account is "own"
      And the sub-account finds the signature key "own"

  @KEY-LIST-01
  Rule: Signature keys are listed page by page
    Spec: Endpoints / Messaging API

    Example: Six keys are on the list
      When the account makes the signature key "first" with the digest "SHA256"
      And the account makes the signature key "second" with the digest "SHA224"
      And the account makes the signature key "third" with the digest "SHA512"
      And the account makes the signature key "fourth" with the digest "SHA256"
      And the account makes the signature key "fifth" with the digest "SHA256"
      And the account makes the signature key "sixth" with the digest "SHA256"
      Then the account finds the signature key "first"
      And the account finds the signature key "sixth"

    Example: Three keys are on the list
      When the account makes the signature key "first" with the digest "SHA256"
      And the account makes the signature key "second" with the digest "SHA224"
      And the account makes the signature key "third" with the digest "SHA512"
      Then the account finds the signature key "first"
      And the account finds the signature key "second"
      And the account finds the signature key "third"

    @published
    Scenario Outline: Three keys on pages of <SIZE>
      When the account makes the signature key "first" with the digest "SHA256"
      And the account makes the signature key "second" with the digest "SHA224"
      And the account makes the signature key "third" with the digest "SHA512"
      And the account goes through the pages of list signature keys, <SIZE> at a time
      Then each signature key made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        |    1 |
        |    2 |
        |    3 |
