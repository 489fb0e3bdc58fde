@messaging
Feature: Signature keys that are enabled at the same moment
  What an account may have once, it has once, however many requests ask for it.

  @PUB-KEY-RACE-01 @published @needs-accounts
  Rule: Of signature keys that are enabled at the same moment one stays enabled

    @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given the next 64 requests to enable a signature key are decided together
      When the client asks 4 times to create a signature key
      And the client asks 64 times at once to enable a signature key, for each signature key made in turn
      Then every one of them is accepted
      And the enabled signature key of the account is one of those listed

    Example: A burst of sixty-four
      When the client asks 4 times to create a signature key
      And the client asks 64 times at once to enable a signature key, for each signature key made in turn
      Then every one of them is accepted
      And the enabled signature key of the account is one of those listed

    Example: A burst of two, the smallest race
      When the client asks 2 times to create a signature key
      And the client asks 2 times at once to enable a signature key, for each signature key made in turn
      Then every one of them is accepted
      And the enabled signature key of the account is one of those listed
