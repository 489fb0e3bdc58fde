@client
Feature: Idempotency-Keys that the client chooses
  A client marks each operation with a key of its own and keeps it while it repeats the operation.

  Rule: The client uses one random UUID of version 4 for each operation
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-14 @reading
    Example: The first attempt fails and is repeated
      Given the client's platform has:
        | answers to updates | 503, 200 |
      When the client makes 1 voice update
      Then the client has sent exactly 2 voice updates
      And the client has sent exactly 1 Idempotency-Key of UUID version 4

    @VOICE-IDEM-14 @reading
    Example: Two operations one after the other
      Given the client's platform has:
        | answers to updates | 200, 200 |
      When the client makes 2 voice updates
      Then the client has sent exactly 2 voice updates
      And the client has sent exactly 2 Idempotency-Keys of UUID version 4
