@messaging
Feature: Requests that meet
  A check followed by an action can be overtaken in between.
  What an account may have once, it has once however many ask for it.

  Rule: Of identical webhooks that are made at the same moment one is kept
    Spec: Published: webhooks

    @PUB-HOOK-RACE-01 @published @needs-holds
    Example: Sixty-four stand side by side inside the platform
      Given the next 64 requests to create a webhook are decided together
      When the client asks 64 times at once to create a webhook
      Then 1 of them is accepted and the others are refused with HTTP status 409

    @PUB-HOOK-RACE-01 @published
    Example: A burst of sixty-four
      When the client asks 64 times at once to create a webhook
      Then 1 of them is accepted and the others are refused with HTTP status 409

  Rule: Webhooks that are made at the same moment are never more than 150
    Spec: Published: webhooks

    @PUB-HOOK-RACE-02 @published @needs-accounts @needs-holds
    Example: Sixty-four stand side by side inside the platform, and there is room for two
      When the client asks 148 times to create a webhook
      And the next 64 requests to create a webhook are decided together
      And the client asks 64 times at once to create a webhook, each with its own "/url"
      Then 2 of them are accepted and the others are refused with HTTP status 400

    @PUB-HOOK-RACE-02 @published @needs-accounts
    Example: A burst of sixty-four with room for two
      When the client asks 148 times to create a webhook
      And the client asks 64 times at once to create a webhook, each with its own "/url"
      Then 2 of them are accepted and the others are refused with HTTP status 400

  Rule: Of signature keys that are enabled at the same moment one stays enabled
    Spec: Published: signature keys

    @PUB-KEY-RACE-01 @published @needs-accounts @needs-holds
    Example: Sixty-four stand side by side inside the platform
      Given the next 64 requests to enable a signature key are decided together
      When the client asks 4 times to create a signature key
      And the client asks 64 times at once to enable a signature key, taking turns with the signature keys made
      Then every one of them is accepted
      And the enabled signature key of the account is one of those listed

    @PUB-KEY-RACE-01 @published @needs-accounts
    Example: A burst of sixty-four
      When the client asks 4 times to create a signature key
      And the client asks 64 times at once to enable a signature key, taking turns with the signature keys made
      Then every one of them is accepted
      And the enabled signature key of the account is one of those listed

  Rule: A dedicated number that many ask for at the same moment is given to one
    Spec: Published: dedicated numbers

    @PUB-NUM-RACE-01 @published @needs-accounts @needs-holds
    Example: Sixty-four stand side by side inside the platform
      Given dedicated numbers are switched on for the account
      And the next 64 requests to assign a number are decided together
      When the client asks 64 times at once to assign a number
      Then 1 of them is accepted and the others are refused with HTTP status 409

    @PUB-NUM-RACE-01 @published @needs-accounts
    Example: A burst of sixty-four
      Given dedicated numbers are switched on for the account
      When the client asks 64 times at once to assign a number
      Then 1 of them is accepted and the others are refused with HTTP status 409

  Rule: A custom field that is made many times at the same moment is made once
    Spec: Published: custom fields

    @PUB-FIELD-RACE-01 @published @needs-holds
    Example: Sixty-four stand side by side inside the platform
      Given the next 64 requests to create a custom field are decided together
      When the client asks 64 times at once to create a custom field
      Then 1 of them is accepted and the others are refused with HTTP status 409

    @PUB-FIELD-RACE-01 @published
    Example: A burst of sixty-four
      When the client asks 64 times at once to create a custom field
      Then 1 of them is accepted and the others are refused with HTTP status 409
