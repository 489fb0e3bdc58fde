@voice @needs-calls @needs-callbacks
Feature: What the document leaves open about call events
  Their names, their contents and the failures that lead to the fallback are the platform's own.

  Rule: What call events are called and what they carry is left open
    Spec: Events / Voice service events

    @SIL-OTH-10 @observe
    Example: A call that is answered and hung up
      Given the service sends its events to the receiver "desk"
      When a call comes in that names the service, in which:
        | HAPPENS  |
        | answered |
        | hung up  |
      Then the form of everything at the receiver "desk" is recorded

    @SIL-OTH-10 @observe
    Example: A webhook command
      Given the service was given the commands [{"command":"webhook","webhookName":"pay","url":"{receiver till}"}]
      When a call comes in that names the service
      Then the form of everything at the receiver "till" is recorded

  Rule: How many failures lead to the fallback is left open
    Spec: Events / Voice service events

    @SIL-OTH-10 @observe @needs-clock
    Example: Thirty failures in a row
      Given the receiver "primary" answers "500" every time
      And the service sends its events to the receiver "primary" and the fallback "fallback"
      When 30 calls come in that name the service
      Then how many notifications come to the receiver "primary" is recorded
      And how many notifications come to the receiver "fallback" is recorded
