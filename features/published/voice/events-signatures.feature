@voice @needs-calls @needs-callbacks
Feature: Signed call events
  An event is signed, so that its receiver knows who sent it.

  Background:
    Given the project has the voice services "Main line" and "Second line"

  @PUB-EVENT-SIGN-01 @published
  Rule: An event is signed with the secret of its service

    @smoke
    Example: Two services with secrets of their own
      Given "Main line" sends its events to the receiver "desk"
      And "Second line" sends its events to the receiver "night"
      When 4 calls come in that name "Main line"
      And 1 call comes in that names "Second line"
      Then every event at the receiver "desk" is signed with the secret of "Main line"
      And every event at the receiver "night" is signed with the secret of "Second line"

    Example: An event that goes to the fallback
      Given the receiver "primary" answers "500" every time
      And "Main line" sends its events to the receiver "primary" and the fallback "fallback"
      When 1 call comes in that names "Main line"
      Then every event at the receiver "primary" is signed with the secret of "Main line"
      And every event at the receiver "fallback" is signed with the secret of "Main line"

    Example: Letters beyond ASCII in a name
      Given "Main line" was given the commands:
        | command     | "webhook"         |
        | webhookName | "räksmörgås"      |
        | url         | "{receiver till}" |
      When 1 call comes in that names "Main line"
      Then the events at the receiver "till" are "call.webhook.räksmörgås"
      And every event at the receiver "till" is signed with the secret of "Main line"
