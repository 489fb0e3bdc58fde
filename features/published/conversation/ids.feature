@conversation
Feature: Ids of conversation messages
  Each message has an id that no other message has.

  Rule: Each answer to a send has an id of its own

    @PUB-CONV-SEND-01 @published
    Example: Three messages
      When the client asks 3 times at once to send a conversation message
      Then every one of them has a different "message_id"

    @PUB-CONV-QUERY-01 @published
    Example: Three questions
      When the client asks 3 times at once to ask what a recipient can receive
      Then every one of them has a different "request_id"
