@conversation @needs-callbacks @needs-accounts
Feature: Signed callbacks of the conversation service
  What a registered webhook sets off may carry a signature; which one is not told.

  Rule: Callbacks that a registered webhook sets off can be signed
    Spec: Authentication / Other interfaces

    @KEY-CONV-01 @observe
    Example: The result of a capability query
      Given the receiver is subscribed to "CAPABILITY"
      When the client asks what a recipient can receive
      Then the signing of everything at the receiver is recorded
