@token
Feature: Tokens that are asked for at once
  However many requests arrive, each gets a token of its own, and none gets more than the bucket holds.

  @PUB-TOKEN-RACE-01 @published
  Rule: Each of many requests at the same moment gets a token of its own

    @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given the next 64 requests to request a token are decided together
      When the client asks 64 times at once to request a token
      Then every one of them has a different "access_token"

    Example: A burst of sixty-four
      When the client asks 64 times at once to request a token
      Then every one of them has a different "access_token"

  @PUB-TOKEN-RACE-02 @published @needs-accounts
  Rule: Requests at the same moment get no more tokens than the bucket holds

    @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given the platform allows 5 tokens at once and 1 a second
      And the next 64 requests to request a token are decided together
      When the client asks 64 times at once to request a token
      Then 5 of them are accepted and the others are refused with HTTP status 429

    Example: A burst of sixty-four
      Given the platform allows 5 tokens at once and 1 a second
      When the client asks 64 times at once to request a token
      Then 5 of them are accepted and the others are refused with HTTP status 429
