@messaging
Feature: Changes of webhooks
  A change replaces what it names and keeps the rest.

  Rule: A change takes what it names and leaves the rest as it was
    Spec: Published: webhooks

    @PUB-HOOK-CHANGE-01 @published
    Scenario Outline: The change <BODY>
      When the client asks to create a webhook
      And the client asks to change a webhook with this body:
        """
        <BODY>
        """
      Then it is accepted with HTTP status 200
      And the answer includes <AFTER>

      Examples:
        | BODY                                 | AFTER                                                                                             |
        | {"method": "PUT"}                    | {"method": "PUT", "encoding": "JSON", "events": ["RECEIVED_MMS"]}                                 |
        | {"encoding": "XML"}                  | {"method": "POST", "encoding": "XML", "events": ["RECEIVED_MMS"]}                                 |
        | {"events": ["EXPIRED_DR"]}           | {"method": "POST", "encoding": "JSON", "events": ["EXPIRED_DR"]}                                  |
        | {"template": "x", "encoding": null}  | {"template": "x", "encoding": "JSON", "events": ["RECEIVED_MMS"]}                                 |
        | {"headers": {"X-Team": "red"}}       | {"headers": {"X-Team": "red"}, "method": "POST", "encoding": "JSON", "events": ["RECEIVED_MMS"]}  |

    @PUB-HOOK-CHANGE-01 @published
    Scenario Outline: Nothing is changed by <BODY>
      When the client asks to change a webhook with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | BODY                          |
        | {}                            |
        | {"url": null, "method": null} |
        | {"events": []}                |
        | {"url": "ftp://files.example"} |
        | {"method": "FETCH"}           |
