@voice
Feature: Voice services that many requests reach at once
  A name is given once, one service is the default, and a key stands for one change.

  Rule: A voice service that is made many times at the same moment is made once
    Spec: Published: voice services

    @PUB-VOICE-RACE-01 @published @needs-holds
    Example: Sixty-four stand side by side inside the platform
      Given the next 64 requests to create a voice service go on together
      When the client asks 64 times at once to create a voice service
      Then 1 of them is accepted and the others are refused with HTTP status 409

    @PUB-VOICE-RACE-01 @published
    Example: A burst of sixty-four
      When the client asks 64 times at once to create a voice service
      Then 1 of them is accepted and the others are refused with HTTP status 409

  Rule: Of services that are made the default at the same moment one is the default afterwards
    Spec: Voice service

    @VOICE-DEF-06 @reading
    Example: A burst of sixty-four for two services
      When the client updates in a burst:
        | SERVICE            | BODY               | TIMES |
        | the second service | {"isDefault":true} | 32    |
        | the service        | {"isDefault":true} | 32    |
      Then the project has exactly one default service
      When the client updates in a burst:
        | SERVICE            | BODY               | TIMES |
        | the second service | {"isDefault":true} | 32    |
        | the service        | {"isDefault":true} | 32    |
      Then the project has exactly one default service

  Rule: Updates with one key in a burst make one change
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-13 @reading @needs-ledger
    Example: A burst of sixty-four
      Given the service was set to {"description":"Daytime"}
      When the client updates in a burst:
        | SERVICE     | BODY                       | KEY | TIMES |
        | the service | {"description":"Weekdays"} | K   | 64    |
      Then every update is answered alike, or with HTTP status 409 or 425
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
      Then every update is answered alike, or with HTTP status 409 or 422
      And the service has either {"description":"Weekdays"} or {"name":"Sales"}, whichever update was accepted
