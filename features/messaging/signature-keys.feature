@messaging
Feature: Signature keys
  An account keeps keys that its webhooks can be signed with.
  It may have many of them, of which one at most is in use.

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
      And the account asks to enable the signature key "first"
      Then it is accepted
      When the account asks to delete the signature key "first"
      Then it is accepted

  Rule: The signature key that was enabled is the one shown as enabled
    Spec: Signature key

    @KEY-EN-01
    Example: The older of two keys is enabled
      Given the account has the SHA256 signature key "older"
      And the account has the SHA256 signature key "newer"
      When the account asks to enable the signature key "older"
      Then it is accepted
      And the enabled signature key of the account is "older"

    @KEY-EN-01
    Example: The newer of two keys is enabled
      Given the account has the SHA256 signature key "older"
      And the account has the SHA256 signature key "newer"
      When the account asks to enable the signature key "newer"
      Then it is accepted
      And the enabled signature key of the account is "newer"

  Rule: At most one signature key is enabled
    Spec: Signature key

    @KEY-EN-02
    Example: A second key is enabled
      Given the account has enabled the SHA256 signature key "first"
      And the account has the SHA256 signature key "second"
      When the account asks to enable the signature key "second"
      Then the enabled signature key of the account is "second" if that was accepted, else "first"
      And the enabled signature key of the account is one of those listed

    @KEY-EN-02
    Example: The same key is enabled again
      Given the account has enabled the SHA256 signature key "first"
      When the account asks to enable the signature key "first"
      Then the enabled signature key of the account is "first" if that was accepted, else "first"
      And the enabled signature key of the account is one of those listed

  Rule: Once the enabled signature key is disabled there is none
    Spec: Signature key

    @KEY-DIS-01
    Example: The only key is disabled
      Given the account has enabled the SHA256 signature key "first"
      When the account asks to read the signature key "first"
      Then the enabled signature key of the account is "first"
      When the account asks to disable the enabled signature key
      Then it is accepted
      And the enabled signature key of the account is none

    @KEY-DIS-01
    Example: The key before does not come back
      Given the account has enabled the SHA256 signature key "first"
      And the account has the SHA256 signature key "second"
      When the account asks to enable the signature key "second"
      Then the enabled signature key of the account is "second" if that was accepted, else "first"
      When the account asks to disable the enabled signature key
      Then it is accepted
      And the enabled signature key of the account is none

  Rule: Signature keys are listed page by page
    Spec: Endpoints / Messaging API

    @KEY-LIST-01
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

  Rule: A deleted signature key is found no more and is not the enabled one
    Spec: Endpoints / Messaging API

    @KEY-DEL-01
    Example: The key beside it stays
      Given the account has the SHA256 signature key "gone"
      And the account has the SHA256 signature key "kept"
      When the account asks to delete the signature key "gone"
      And the account asks to read the signature key "gone"
      Then it is refused
      When the account asks to read the signature key "kept"
      Then the answer names the signature key "kept"

    @KEY-DEL-01
    Example: The list has it no more
      Given the account has the SHA256 signature key "gone"
      And the account has the SHA256 signature key "kept"
      When the account asks to delete the signature key "gone"
      Then the account does not find the signature key "gone"
      But the account finds the signature key "kept"

    @KEY-DEL-01
    Example: The enabled key is deleted
      Given the account has enabled the SHA256 signature key "first"
      When the account asks to read the signature key "first"
      Then the enabled signature key of the account is "first"
      When the account asks to delete the signature key "first"
      Then the enabled signature key of the account is "first" if that was refused, else none

  Rule: A signature key belongs to one account
    Spec: Signature key

    @KEY-ISO-01 @reading
    Example: Another customer reads a key
      Given the account has the SHA256 signature key "first"
      When another customer asks to read the signature key "first"
      Then it is refused
      And another customer does not find the signature key "first"
      But the account finds the signature key "first"
      When the account asks to read the signature key "first"
      Then the answer names the signature key "first"

    @KEY-ISO-01 @reading
    Example: Another customer enables a key
      Given the account has the SHA256 signature key "first"
      When another customer asks to enable the signature key "first"
      Then it is refused
      And the enabled signature key of another customer is none
      When the account asks to enable the signature key "first"
      Then the enabled signature key of the account is "first"

    @KEY-ISO-01 @reading
    Example: Another customer deletes a key
      Given the account has the SHA256 signature key "first"
      When another customer asks to delete the signature key "first"
      Then it is refused
      When the account asks to read the signature key "first"
      Then the answer names the signature key "first"
      When the account asks to delete the signature key "first"
      Then it is accepted
