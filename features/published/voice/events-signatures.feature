@voice @needs-calls @needs-callbacks
Feature: Signed call events
  An event is signed, so that its receiver knows who sent it.

  Rule: An event is signed with the secret of its service
    Spec: Published: call webhooks

    @PUB-EVENT-SIGN-01 @published @smoke
    Example: Two services with secrets of their own
      Given the service sends its events to the receiver "desk"
      And the second service sends its events to the receiver "night"
      When 4 calls come in that name the service
      And a call comes in that names the second service
      Then every event at the receiver "desk" is signed with the secret of the service
      And every event at the receiver "night" is signed with the secret of the second service

    @PUB-EVENT-SIGN-01 @published
    Example: An event that goes to the fallback
      Given the receiver "primary" answers "500" every time
      And the service sends its events to the receiver "primary" and the fallback "fallback"
      When a call comes in that names the service
      Then every event at the receiver "primary" is signed with the secret of the service
      And every event at the receiver "fallback" is signed with the secret of the service

    @PUB-EVENT-SIGN-01 @published
    Example: Letters beyond ASCII in a name
      Given the service was given the commands [{"command":"webhook","webhookName":"räksmörgås","url":"{receiver till}"}]
      When a call comes in that names the service
      Then the events at the receiver "till" are "call.webhook.räksmörgås"
      And every event at the receiver "till" is signed with the secret of the service
