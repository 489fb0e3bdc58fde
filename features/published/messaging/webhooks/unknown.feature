@messaging
Feature: Webhooks that do not exist
  A request about a webhook that the account does not have is refused.

  @PUB-HOOK-UNKNOWN-01 @published
  Rule: A webhook that the account does not have is not found

    Scenario Outline: A request to <OPERATION> for the id <ID>, which no webhook has
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION        | ID                                   |
        | change a webhook | 00000000-0000-4000-8000-000000000000 |
        | change a webhook | :webhookId                           |
        | delete a webhook | 00000000-0000-4000-8000-000000000000 |
        | delete a webhook | not-an-id                            |

    @needs-accounts
    Scenario Outline: Another customer asks to <OPERATION> of the account
      When another customer asks to <OPERATION> for the account's webhook
      Then it is refused with HTTP status 404
      When the client asks to <OPERATION> for the account's webhook
      Then it is accepted

      Examples:
        | OPERATION        |
        | change a webhook |
        | delete a webhook |
