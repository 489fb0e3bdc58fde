@messaging
Feature: Changes of webhooks
  A change replaces what it names and keeps the rest.

  @PUB-HOOK-CHANGE-01 @published
  Rule: A change takes what it names and leaves the rest as it was

    Scenario Outline: The change <BODY>
      When the client asks to create a webhook
      And the client asks to change a webhook with this body:
        """
        <BODY>
        """
      Then it is accepted with HTTP status 200
      And the answer includes <AFTER>

      Examples:
        | BODY                                | AFTER                                                                                          |
        | {"method": "PUT"}                   | {"method": "PUT", "encoding": "JSON", "events": ["EXPIRED_DR"]}                                |
        | {"encoding": "XML"}                 | {"method": "POST", "encoding": "XML", "events": ["EXPIRED_DR"]}                                |
        | {"events": ["FAILED_DR"]}           | {"method": "POST", "encoding": "JSON", "events": ["FAILED_DR"]}                                |
        | {"template": "x", "encoding": null} | {"template": "x", "encoding": "JSON", "events": ["EXPIRED_DR"]}                                |
        | {"headers": {"X-Team": "red"}}      | {"headers": {"X-Team": "red"}, "method": "POST", "encoding": "JSON", "events": ["EXPIRED_DR"]} |

    Scenario Outline: Nothing is changed by <BODY>
      When the client asks to change a webhook with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | BODY                           |
        | {}                             |
        | {"url": null, "method": null}  |
        | {"events": []}                 |
        | {"url": "ftp://files.example"} |
        | {"method": "FETCH"}            |
