@conversation @needs-callbacks @needs-accounts
Feature: Signed callbacks of the conversation service
  Callbacks of a registered webhook may carry a signature; the document does not say which one.

  Rule: Callbacks that a registered webhook sets off can be signed
    Spec: Authentication / Other interfaces

    @KEY-CONV-01 @observe
    Example: The result of a capability query
      Given the receiver is subscribed to "CAPABILITY"
      When the client asks what a recipient can receive
      Then the signing of everything at the receiver is recorded
