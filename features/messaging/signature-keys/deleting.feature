@messaging
Feature: Deleting signature keys
  A key is deleted by its own account and by no other.

  @KEY-DEL-01
  Rule: A deleted signature key is found no more and is not the enabled one
    Spec: Endpoints / Messaging API

    Example: The key beside it stays
      Given the account has the signature key "gone"
      And the account has the signature key "kept"
      When the account asks to delete a signature key, "gone"
      And the account asks to read a signature key, "gone"
      Then it is refused
      When the account asks to read a signature key, "kept"
      Then the answer names the signature key "kept"

    Example: The list has it no more
      Given the account has the signature key "gone"
      And the account has the signature key "kept"
      When the account asks to delete a signature key, "gone"
      Then the account does not find the signature key "gone"
      But the account finds the signature key "kept"

    Example: The enabled key beside it stays enabled
      Given the account has the signature key "gone"
      And the account has enabled the signature key "kept"
      When the account asks to delete a signature key, "gone"
      Then the enabled signature key of the account is "kept"
      And the account does not find the signature key "gone"
      But the account finds the signature key "kept"

    Example: The enabled key is deleted, and the one before does not come back
      Given the account has enabled the signature key "before"
      And the account has the signature key "first"
      When the account asks to disable the enabled signature key
      And the account asks to enable a signature key, "first"
      And the account asks to read a signature key, "first"
      Then the enabled signature key of the account is "first"
      When the account asks to delete a signature key, "first"
      Then the enabled signature key of the account is "No key" if that was accepted, else "first"

  @KEY-ISO-01 @reading
  Rule: A signature key belongs to one account
    Spec: Signature key

    Example: The account disables its key and another customer keeps its own
      Given another customer has enabled the signature key "theirs"
      And the account has enabled the signature key "ours"
      When the account asks to disable the enabled signature key
      Then it is accepted
      And the enabled signature key of another customer is "theirs"

    Example: Another customer reads a key
      Given the account has the signature key "first"
      When another customer asks to read a signature key, "first"
      Then it is refused
      And another customer does not find the signature key "first"
      But the account finds the signature key "first"
      When the account asks to read a signature key, "first"
      Then the answer names the signature key "first"

    Example: Another customer enables a key
      Given the account has the signature key "first"
      When another customer asks to enable a signature key, "first"
      Then it is refused
      And the enabled signature key of another customer is "No key"
      When the account asks to enable a signature key, "first"
      Then the enabled signature key of the account is "first"

    Example: Another customer deletes a key
      Given the account has the signature key "first"
      When another customer asks to delete a signature key, "first"
      Then it is answered with an HTTP status below 500
      When the account asks to read a signature key, "first"
      Then the answer names the signature key "first"
      When the account asks to delete a signature key, "first"
      Then it is accepted
