@standalone @needs-downstream
Feature: What has no equivalent in the conversation service
  Some parts of the standalone API are mapped to nothing at all.

  Rule: A message of contacts is not sent
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-08
    Example: One contact
      When the client sends a recipient the standalone message {"type":"contacts","contacts":[{"name":{"first_name":"Linn"},"phones":[{"phone":"+46700000001"}]}]}
      Then the platform's answer is recorded
      And no conversation message is sent
      When the client sends a recipient the standalone message {"type":"text","text":"Hello"}
      Then it is accepted
      And 1 conversation message is sent

  Rule: Nothing of what has no equivalent leads to a conversation call
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-NONE-01
    Scenario Outline: <WHAT>
      When the client asks the standalone API for "<PATH>" with <BODY>
      Then the platform's answer is recorded
      And no conversation message is sent
      When the client sends a recipient the standalone message {"type":"text","text":"Hello"}
      Then it is accepted
      And 1 conversation message is sent

      Examples:
        | WHAT              | PATH        | BODY                                                                           |
        | Mark as read      | messages    | {"message_id":"m1","status":"read"}                                            |
        | Blacklisting      | blacklist   | {"numbers":["+61491570156"]}                                                   |
        | A media provider  | provider    | {"name":"own","type":"basic"}                                                  |
        | Contacts          | messages    | {"to":["+61491570156"],"message":{"type":"contacts","contacts":[{"name":{}}]}} |
        | A pack of sticker | stickerpack | {"name":"own"}                                                                 |
