@client
Feature: Idempotency-Keys that the client chooses
  A client marks each operation with a key of its own and keeps it while it repeats the operation.

  @VOICE-IDEM-14
  Rule: The client uses one random UUID of version 4 for each operation
    Spec: Endpoints / Voice service update

    Example: The first attempt fails and is repeated
      Given the client's platform has:
        | answers | 503, 200 |
      When the client makes 1 voice update
      Then the client has sent exactly 2 voice updates
      And the client has sent exactly 1 UUID version 4 Idempotency-Key

    Example: Two operations one after the other
      Given the client's platform has:
        | answers | 200, 200 |
      When the client makes 2 voice updates
      Then the client has sent exactly 2 voice updates
      And the client has sent exactly 2 UUID version 4 Idempotency-Keys
