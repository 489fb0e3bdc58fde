@messaging
Feature: Confirming replies
  A reply that was confirmed is not fetched again.

  Rule: A reply is fetched until it is confirmed by its own id
    Spec: Published: replies

    @PUB-REPLY-CONFIRM-01 @published @needs-handset
    Example: It is fetched twice and then confirmed
      Given the account has a reply
      When the client asks to list replies
      Then the answer names the reply
      When the client asks to list replies
      Then the answer names the reply
      When the client asks to confirm replies
      And the client asks to list replies
      Then the answer does not name the reply

    @PUB-REPLY-CONFIRM-01 @published @needs-handset
    Example: The id of the message is given for that of the reply
      When the client asks to submit a message
      And the handset "+61491570156" replies "Yes"
      Then the account finds the reply "Yes"
      When the account confirms the reply "Yes" by the id of its message
      Then it is answered with an HTTP status below 500
      And the account finds the reply "Yes"

  Rule: One call confirms 100 replies at most
    Spec: Published: replies

    @PUB-REPLY-LIMIT-01 @published
    Scenario Outline: <COUNT> ids at once
      When the client asks to confirm replies, where "/reply_ids" has <COUNT> different entries
      Then it is answered with HTTP status <STATUS>

      Examples:
        | COUNT | STATUS |
        | 1     | 202    |
        | 100   | 202    |
        | 101   | 400    |
