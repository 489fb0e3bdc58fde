@messaging
Feature: Limits of webhooks
  Timeouts, retries and delays have limits, and some headers belong to the platform.

  @PUB-HOOK-LIMIT-01 @published
  Rule: The timeout, the retries and the retry delay of a webhook have limits

    Scenario Outline: A webhook whose <MEMBER> is <VALUE>
      When the client asks to create a webhook, where "<MEMBER>" is <VALUE>
      Then it is answered with HTTP status <STATUS>

      Examples:
        | MEMBER        | VALUE | STATUS |
        | /read_timeout |     0 |    400 |
        | /read_timeout |     1 |    201 |
        | /read_timeout | 60000 |    201 |
        | /read_timeout | 60001 |    400 |
        | /retries      |    -1 |    400 |
        | /retries      |     0 |    201 |
        | /retries      |     5 |    201 |
        | /retries      |     6 |    400 |
        | /retry_delay  |     4 |    400 |
        | /retry_delay  |     5 |    201 |
        | /retry_delay  |    60 |    201 |
        | /retry_delay  |    61 |    400 |

  @PUB-HOOK-TYPE-01 @published
  Rule: A webhook does not name its own Content-Type

    Scenario Outline: The header <NAME>
      When the client asks to create a webhook, where "/headers/<NAME>" is "text/plain"
      Then it is answered with HTTP status <STATUS>

      Examples:
        | NAME           | STATUS |
        | Content-Type   |    400 |
        | content-type   |    400 |
        | X-Content-Type |    201 |
