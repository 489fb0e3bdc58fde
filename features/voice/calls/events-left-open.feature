@voice @needs-calls @needs-callbacks
Feature: What the document leaves open about call events
  Their names, their contents and the failures that lead to the fallback are the platform's own.

  Background:
    Given the project has the voice service "Main line"

  @SIL-OTH-10 @observe
  Rule: What call events are called and what they carry is left open
    Spec: Events / Voice service events

    Example: A call that is answered and hung up
      Given "Main line" sends its events to the receiver "desk"
      When 1 call comes in that names "Main line", in which:
        | HAPPENS  |
        | answered |
        | hung up  |
      Then the receiver "desk" gets at least 1 notification
      And what comes to the receiver "desk" is recorded

    Example: A webhook command
      Given "Main line" was given the commands:
        | command     | "webhook"         |
        | webhookName | "pay"             |
        | url         | "{receiver till}" |
      When 1 call comes in that names "Main line"
      Then the receiver "till" gets at least 1 notification
      And what comes to the receiver "till" is recorded

  @SIL-OTH-10 @observe @needs-clock
  Rule: How many failures lead to the fallback is left open
    Spec: Events / Voice service events

    Example: Thirty failures in a row
      Given the receiver "primary" answers "500" every time
      And "Main line" sends its events to the receiver "primary" and the fallback "fallback"
      When 30 calls come in that name "Main line"
      Then what comes to the receiver "primary" is recorded
      And what comes to the receiver "fallback" is recorded
