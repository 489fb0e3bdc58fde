@voice
Feature: Requests that meet under one Idempotency-Key
  A client that repeats itself too soon still makes one change.

  Background:
    Given the service was set to {"description":"Daytime"}

  Rule: Requests with one key that arrive together make one change
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-13 @reading @needs-ledger
    Example: Twenty of the same
      When the client updates at the same moment:
        | SERVICE     | BODY                       | KEY | TIMES |
        | the service | {"description":"Weekdays"} | K   | 20    |
      Then every update is answered alike, or refused
      And the service has {"description":"Weekdays"}
      And the service was changed 1 time since it was set up

  Rule: Different bodies that arrive together under one key leave one of them
    Spec: Endpoints / Voice service update

    @X-29 @reading
    Example: Two bodies that change different members
      Given the service was set to {"name":"Reception","description":"Daytime"}
      When the client updates at the same moment:
        | SERVICE     | BODY                       | KEY |
        | the service | {"description":"Weekdays"} | K   |
        | the service | {"name":"Sales"}           | K   |
      Then every update is answered alike, or refused
      And the service has either {"description":"Weekdays"} or {"name":"Sales"}, whichever update was accepted

  Rule: Updates with one key in a burst make one change
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-13 @reading @needs-ledger
    Example: A burst of sixty-four
      When the client updates in a burst:
        | SERVICE     | BODY                       | KEY | TIMES |
        | the service | {"description":"Weekdays"} | K   | 64    |
      Then every update is answered alike, or refused
      And the service has {"description":"Weekdays"}
      And the service was changed 1 time since it was set up

  Rule: Different bodies in a burst under one key leave one of them
    Spec: Endpoints / Voice service update

    @X-29 @reading
    Example: A burst of sixty-four with two bodies
      Given the service was set to {"name":"Reception","description":"Daytime"}
      When the client updates in a burst:
        | SERVICE     | BODY                       | KEY | TIMES |
        | the service | {"description":"Weekdays"} | K   | 32    |
        | the service | {"name":"Sales"}           | K   | 32    |
      Then every update is answered alike, or refused
      And the service has either {"description":"Weekdays"} or {"name":"Sales"}, whichever update was accepted
