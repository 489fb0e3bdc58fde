@messaging
Feature: Deleting signature keys
  A key is deleted by its own account and by no other.

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
    Example: The enabled key beside it stays enabled
      Given the account has the SHA256 signature key "gone"
      And the account has enabled the SHA256 signature key "kept"
      When the account asks to delete the signature key "gone"
      Then the enabled signature key of the account is "kept"
      And the account does not find the signature key "gone"
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
    Example: The account disables its key and another customer keeps its own
      Given another customer has enabled the SHA256 signature key "theirs"
      And the account has enabled the SHA256 signature key "ours"
      When the account asks to disable the enabled signature key
      Then it is accepted
      And the enabled signature key of another customer is "theirs"

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
