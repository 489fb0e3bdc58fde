@messaging
Feature: Enabling and disabling signature keys
  One key of an account can be enabled.

  @PUB-KEY-ENABLE-01 @published
  Rule: A request to enable a signature key names it

    Scenario Outline: The key is missing in <BODY>
      When the client asks to enable a signature key with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400
      And the answer includes {"details": ["/key_id: Key id cannot be null"]}

      Examples:
        | BODY             |
        | {}               |
        | {"key_id": null} |

  @PUB-KEY-DISABLE-01 @published @needs-accounts
  Rule: Disabling succeeds whether or not a signature key is enabled

    Example: Twice in a row
      When the client asks to enable a signature key
      And the client asks to disable the enabled signature key
      Then it is accepted with HTTP status 204
      When the client asks to disable the enabled signature key
      Then it is accepted with HTTP status 204

    Example: The enabled key is read before and after
      When the client asks to enable a signature key
      And the client asks to read the enabled signature key
      Then it is accepted with HTTP status 200
      When the client asks to disable the enabled signature key
      And the client asks to read the enabled signature key
      Then it is refused with HTTP status 404
      And the answer includes {"message": "Currently no key is enabled"}
