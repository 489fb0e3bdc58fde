@messaging
Feature: Confirming replies
  A reply that was confirmed is not fetched again.

  @PUB-REPLY-CONFIRM-01 @published @needs-handset
  Rule: A reply is fetched until it is confirmed by its own id

    Example: It is fetched twice and then confirmed
      Given the account has a reply
      When the client asks to list replies
      Then the answer names the reply
      When the client asks to list replies
      Then the answer names the reply
      When the client asks to confirm replies
      And the client asks to list replies
      Then the answer does not name the reply

    Example: The id of the message is given for that of the reply
      When the client asks to submit a message
      And the handset "+61491570156" replies "Yes"
      Then the account finds the reply "Yes"
      When the account confirms the reply "Yes" by the id of its message
      Then it is answered with an HTTP status below 500
      And the account finds the reply "Yes"

    Example: Twelve are confirmed with one request
      When the client asks to submit a message
      And the handset "+61491570156" replies "Reply 1", "Reply 2", "Reply 3", "Reply 4", "Reply 5", "Reply 6", "Reply 7", "Reply 8", "Reply 9", "Reply 10", "Reply 11" and "Reply 12"
      Then the account finds the reply "Reply 1"
      And the account finds the reply "Reply 12"
      When the account confirms the replies "Reply 1", "Reply 2", "Reply 3", "Reply 4", "Reply 5", "Reply 6", "Reply 7", "Reply 8", "Reply 9", "Reply 10", "Reply 11" and "Reply 12"
      Then the account does not find the reply "Reply 1"
      And the account does not find the reply "Reply 12"

  @PUB-REPLY-LIMIT-01 @published
  Rule: One call confirms 100 replies at most

    Scenario Outline: <COUNT> ids at once
      When the client asks to confirm replies, where "/reply_ids" has <COUNT> different entries
      Then it is answered with HTTP status <STATUS>

      Examples:
        | COUNT | STATUS |
        |     1 |    202 |
        |   100 |    202 |
        |   101 |    400 |
