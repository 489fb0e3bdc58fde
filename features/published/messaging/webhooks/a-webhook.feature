@messaging
Feature: Operations on webhooks
  Programs that manage webhooks rely on the forms of these answers.

  @PUB-HOOK-FORM-01 @published
  Rule: Operations on webhooks answer with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION        | STATUS |
        | create a webhook |    201 |
        | list webhooks    |    200 |
        | change a webhook |    200 |
        | delete a webhook |    204 |

    Example: A webhook is made with everything it can have
      When the client asks to create a webhook with this body:
        """
        {"url": "https://receiver.example/every-member", "method": "PUT", "encoding": "XML", "events": ["OPT_OUT_SMS", "FAILED_DR"],
         "headers": {"X-Team": "blue"}, "template": "<a/>", "read_timeout": 300, "retries": 4, "retry_delay": 30}
        """
      Then it is accepted with HTTP status 201
      And the answer includes {"url": "https://receiver.example/every-member", "method": "PUT", "encoding": "XML", "events": ["OPT_OUT_SMS", "FAILED_DR"], "headers": {"X-Team": "blue"}, "template": "<a/>", "read_timeout": 300, "retries": 4, "retry_delay": 30}

    Example: A webhook that names no patience is not repeated
      When the client asks to create a webhook
      Then it is accepted with HTTP status 201
      And the answer includes {"retries": 0, "read_timeout": 20000}
