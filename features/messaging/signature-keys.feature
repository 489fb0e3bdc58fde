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
      And the account reads the signature key "first"
      Then the answer describes the signature key "first"
      And the signature keys "first, second" have ids of their own

    @KEY-ID-01
    Example: A key is enabled and deleted by the id it was given
      When the account makes the SHA512 signature key "first"
      And the account enables the signature key "first"
      Then it is accepted
      When the account deletes the signature key "first"
      Then it is accepted

  Rule: The signature key that was enabled is the one shown as enabled
    Spec: Signature key

    @KEY-EN-01
    Example: The older of two keys is enabled
      Given the account has the SHA256 signature key "older"
      And the account has the SHA256 signature key "newer"
      When the account enables the signature key "older"
      Then it is accepted
      And the enabled signature key of the account is "older"

    @KEY-EN-01
    Example: The newer of two keys is enabled
      Given the account has the SHA256 signature key "older"
      And the account has the SHA256 signature key "newer"
      When the account enables the signature key "newer"
      Then it is accepted
      And the enabled signature key of the account is "newer"

  Rule: At most one signature key is enabled
    Spec: Signature key

    @KEY-EN-02
    Example: A second key is enabled
      Given the account has enabled the SHA256 signature key "first"
      And the account has the SHA256 signature key "second"
      When the account enables the signature key "second"
      Then the enabled signature key of the account is "second" if that was accepted, else "first"
      And one signature key of the account is listed as enabled

    @KEY-EN-02
    Example: The same key is enabled again
      Given the account has enabled the SHA256 signature key "first"
      When the account enables the signature key "first"
      Then the enabled signature key of the account is "first" if that was accepted, else "first"
      And one signature key of the account is listed as enabled

  Rule: Once the enabled signature key is disabled there is none
    Spec: Signature key

    @KEY-DIS-01
    Example: The only key is disabled
      Given the account has enabled the SHA256 signature key "first"
      When the account reads the signature key "first"
      Then the enabled signature key of the account is "first"
      When the account disables its signature key
      Then it is accepted
      And the account has no enabled signature key

    @KEY-DIS-01
    Example: The key before does not come back
      Given the account has enabled the SHA256 signature key "first"
      And the account has the SHA256 signature key "second"
      When the account enables the signature key "second"
      Then the enabled signature key of the account is "second" if that was accepted, else "first"
      When the account disables its signature key
      Then it is accepted
      And the account has no enabled signature key

  Rule: Signature keys are listed page by page
    Spec: Endpoints / Messaging API

    @KEY-LIST-01
    Scenario Outline: Three keys on pages of <SIZE>
      When the account makes the SHA256 signature key "first"
      And the account makes the SHA224 signature key "second"
      And the account makes the SHA512 signature key "third"
      Then the account finds the signature keys "first, second, third" on pages of <SIZE>

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
      When the account deletes the signature key "gone"
      And the account reads the signature key "gone"
      Then it is refused
      When the account reads the signature key "kept"
      Then the answer describes the signature key "kept"

    @KEY-DEL-01
    Example: The list has it no more
      Given the account has the SHA256 signature key "gone"
      And the account has the SHA256 signature key "kept"
      When the account deletes the signature key "gone"
      Then the account does not find the signature key "gone"
      But the account finds the signature keys "kept" on pages of 1

    @KEY-DEL-01
    Example: The enabled key is deleted
      Given the account has enabled the SHA256 signature key "first"
      When the account reads the signature key "first"
      Then the enabled signature key of the account is "first"
      When the account deletes the signature key "first"
      Then the enabled signature key of the account is "first" only if that was refused

  Rule: A signature key belongs to one account
    Spec: Signature key

    @KEY-ISO-01 @reading
    Example: Another customer reads a key
      Given the account has the SHA256 signature key "first"
      When another customer reads the signature key "first"
      Then it is refused
      And another customer does not find the signature key "first"
      But the account finds the signature keys "first" on pages of 1
      When the account reads the signature key "first"
      Then the answer describes the signature key "first"

    @KEY-ISO-01 @reading
    Example: Another customer enables a key
      Given the account has the SHA256 signature key "first"
      When another customer enables the signature key "first"
      Then it is refused
      And another customer has no enabled signature key
      When the account enables the signature key "first"
      Then the enabled signature key of the account is "first"

    @KEY-ISO-01 @reading
    Example: Another customer deletes a key
      Given the account has the SHA256 signature key "first"
      When another customer deletes the signature key "first"
      Then it is refused
      When the account reads the signature key "first"
      Then the answer describes the signature key "first"
      When the account deletes the signature key "first"
      Then it is accepted
