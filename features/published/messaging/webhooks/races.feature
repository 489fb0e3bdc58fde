@messaging
Feature: Webhooks that are created at the same moment
  What an account may have once, it has once, however many requests ask for it.

  @PUB-HOOK-RACE-01 @published
  Rule: Of identical webhooks that are made at the same moment one is kept

    @needs-holds
    Example: Sixty-four are inside the platform at the same time
      Given the next 64 requests to create a webhook are decided together
      When the client asks 64 times at once to create a webhook
      Then 1 of them is accepted and the others are refused with HTTP status 409

    Example: A burst of sixty-four
      When the client asks 64 times at once to create a webhook
      Then 1 of them is accepted and the others are refused with HTTP status 409

  @PUB-HOOK-RACE-02 @published @needs-accounts
  Rule: Webhooks that are made at the same moment are never more than 150

    @needs-holds
    Example: Sixty-four are inside the platform at the same time, and there is room for two
      When the client asks 148 times to create a webhook
      And the next 64 requests to create a webhook are decided together
      And the client asks 64 times at once to create a webhook, each with its own "/url"
      Then 2 of them are accepted and the others are refused with HTTP status 400

    Example: A burst of sixty-four with room for two
      When the client asks 148 times to create a webhook
      And the client asks 64 times at once to create a webhook, each with its own "/url"
      Then 2 of them are accepted and the others are refused with HTTP status 400
