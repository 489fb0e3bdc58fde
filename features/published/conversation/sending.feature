@conversation
Feature: What the conversation service publishes about sends
  Clients count on the form of every answer, of a refusal as well.

  Rule: A send is answered with the id of the message and the time it was taken
    Spec: Published: conversation service

    @PUB-CONV-SEND-01 @published
    Example: A message
      When the client asks to send a conversation message
      Then it is accepted with HTTP status 200
      And "message_id" of the answer is text that is not empty
      And "accepted_time" of the answer is an RFC 3339 timestamp

  Rule: A send needs an app, a recipient and a message
    Spec: Published: conversation service

    @PUB-CONV-SEND-02 @published
    Scenario Outline: No <MEMBER>
      When the client asks to send a conversation message, where "/<MEMBER>" is missing
      Then it is refused with HTTP status 400
      And the answer includes {"error": {"code": 400}}

      Examples:
        | MEMBER    |
        | app_id    |
        | recipient |
        | message   |
