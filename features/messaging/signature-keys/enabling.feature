@messaging
Feature: Enabling signature keys
  Of the keys of an account one at most is in use.

  @KEY-EN-01
  Rule: The signature key that was enabled is the one shown as enabled
    Spec: Signature key

    Example: The older of two keys is enabled
      Given the account has the signature key "older"
      And the account has the signature key "newer"
      When the account asks to enable a signature key, "older"
      Then it is accepted
      And the enabled signature key of the account is "older"

    Example: The newer of two keys is enabled
      Given the account has the signature key "older"
      And the account has the signature key "newer"
      When the account asks to enable a signature key, "newer"
      Then it is accepted
      And the enabled signature key of the account is "newer"

  @KEY-EN-02
  Rule: At most one signature key is enabled
    Spec: Signature key

    Example: A second key is enabled
      Given the account has enabled the signature key "first"
      And the account has the signature key "second"
      When the account asks to enable a signature key, "second"
      Then the enabled signature key of the account is "second" if that was accepted, else "first"

    Example: The same key is enabled again
      Given the account has enabled the signature key "first"
      When the account asks to enable a signature key, "first"
      Then the enabled signature key of the account is "first" if that was accepted, else "first"

    @published
    Example: The list shows one enabled key
      Given the account has enabled the signature key "first"
      And the account has the signature key "second"
      When the account asks to enable a signature key, "second"
      Then the enabled signature key of the account is "second" if that was accepted, else "first"
      And the enabled signature key of the account is one of those listed

  @KEY-DIS-01
  Rule: Once the enabled signature key is disabled there is none
    Spec: Signature key

    Example: The enabled one of two keys is disabled
      Given the account has enabled the signature key "first"
      And the account has the signature key "second"
      When the account asks to read a signature key, "first"
      Then the enabled signature key of the account is "first"
      When the account asks to disable the enabled signature key
      Then it is accepted
      And the enabled signature key of the account is "No key"

    Example: The key before does not come back
      Given the account has enabled the signature key "first"
      And the account has the signature key "second"
      When the account asks to enable a signature key, "second"
      Then the enabled signature key of the account is "second" if that was accepted, else "first"
      When the account asks to disable the enabled signature key
      Then it is accepted
      And the enabled signature key of the account is "No key"
