@client
Feature: Idempotency-Keys that the client chooses
  A client marks each operation with a key of its own and keeps it while it repeats the operation.

  Rule: The client uses one random UUID of version 4 for each operation
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-14 @reading
    Example: The first attempt fails and is repeated
      Given the platform answers updates with HTTP status 503 and then 200
      When the harness's own client updates a service with {"description":"Weekdays"}
      Then the client sends 2 requests with 1 Idempotency-Key of UUID version 4

    @VOICE-IDEM-14 @reading
    Example: Two operations one after the other
      Given the platform answers updates with HTTP status 200 and then 200
      When the harness's own client updates a service with {"description":"Weekdays"}
      And the harness's own client updates a service with {"description":"Weekdays"}
      Then the client sends 2 requests with 2 Idempotency-Keys of UUID version 4
