@conversation @needs-callbacks @needs-accounts
Feature: Signed callbacks of the conversation service
  Callbacks of a registered webhook may carry a signature; the document does not say which one.

  @KEY-CONV-01 @observe
  Rule: Callbacks that a registered webhook sets off can be signed
    Spec: Authentication / Other interfaces

    Example: The result of a capability query
      Given the receiver is subscribed to "CAPABILITY"
      When the client asks what 1 recipient can receive
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded
