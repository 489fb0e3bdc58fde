@messaging
Feature: Lengths of urls and headers of webhooks
  A url and a header have a largest length.

  @PUB-HOOK-LIMIT-02 @published
  Rule: A url and the value of a header have at most 1000 characters, the name of a header 200

    Scenario Outline: <MEMBER> has <LENGTH> characters
      When the client asks to create a webhook, where "<MEMBER>" is <LENGTH> characters long
      Then it is answered with HTTP status <STATUS>

      Examples:
        | MEMBER          | LENGTH | STATUS |
        | /url            |   1000 |    201 |
        | /url            |   1001 |    400 |
        | /headers/X-Team |   1000 |    201 |
        | /headers/X-Team |   1001 |    400 |

    Scenario Outline: The name of a header has <LENGTH> characters
      When the client asks to create a webhook, where "/headers" has a name of <LENGTH> characters
      Then it is answered with HTTP status <STATUS>

      Examples:
        | LENGTH | STATUS |
        |    200 |    201 |
        |    201 |    400 |

    Example: What is too long is pointed to
      When the client asks to create a webhook, where "/headers/X-Team" is 1001 characters long
      Then it is refused with HTTP status 400
      And the refusal points to "/headers"
      When the client asks to create a webhook
      Then it is accepted
