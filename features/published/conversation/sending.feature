@conversation
Feature: What the conversation service publishes about sends
  Clients count on the form of every answer, of a refusal as well.

  @PUB-CONV-SEND-01 @published
  Rule: A send is answered with the id of the message and the time it was taken

    Example: A message
      When the client asks to send a conversation message
      Then it is accepted with HTTP status 200
      And "message_id" of the answer is text that is not empty
      And "accepted_time" of the answer is an RFC 3339 timestamp

  @PUB-CONV-SEND-02 @published
  Rule: A send needs an app, a recipient and a message

    Scenario Outline: A send without <MEMBER>
      When the client asks to send a conversation message, where "/<MEMBER>" is missing
      Then it is refused with HTTP status 400
      And the answer has "error.code" set to 400

      Examples:
        | MEMBER    |
        | app_id    |
        | recipient |
        | message   |
