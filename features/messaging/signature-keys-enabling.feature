@messaging
Feature: Enabling signature keys
  Of the keys of an account one at most is in use.

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

    @KEY-EN-02
    Example: The same key is enabled again
      Given the account has enabled the SHA256 signature key "first"
      When the account asks to enable the signature key "first"
      Then the enabled signature key of the account is "first" if that was accepted, else "first"

    @KEY-EN-02 @published
    Example: The list shows one enabled key
      Given the account has enabled the SHA256 signature key "first"
      And the account has the SHA256 signature key "second"
      When the account asks to enable the signature key "second"
      Then the enabled signature key of the account is "second" if that was accepted, else "first"
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
