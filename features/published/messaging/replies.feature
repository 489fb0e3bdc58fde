@messaging
Feature: What is published of replies that the client fetches
  Replies wait until the client has confirmed them, even if another receiver got them.

  Rule: Operations on replies answer with the published HTTP status and form
    Spec: Published: replies

    @PUB-REPLY-FORM-01 @published @needs-handset
    Scenario Outline: The client asks to <OPERATION>
      Given the account has a reply
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION       | STATUS |
        | list replies    | 200    |
        | confirm replies | 202    |

  Rule: A reply names the message it answers, its sender and its text
    Spec: Published: replies

    @PUB-REPLY-CONTENT-01 @published @needs-handset @needs-callbacks
    Example: The recipient answers a message with metadata
      When the account sends in one request:
        | NAME  | content   | destination_number | metadata       | delivery_report |
        | first | Thursday? | +46700000001       | {"order":"42"} | false           |
      And the handset "+46700000001" replies "Yes"
      And the client asks to list replies
      Then the answer includes {"replies": [{"content": "Yes", "source_number": "+46700000001", "metadata": {"order": "42"}}]}
      And the answer contains "callback_url"
      And the reply "Yes" arrives at "the callback receiver"

    @PUB-REPLY-CONTENT-01 @published @needs-handset
    Example: The message named no sender number
      Given the account has a reply
      When the client asks to list replies
      Then the answer names the reply
      And the answer does not contain "destination_number"

    @PUB-REPLY-CONTENT-01 @published @needs-handset @needs-mailbox @needs-callbacks
    Example: The message named a sender number
      Given the account has the own number "+61491570156"
      When the account sends "Thursday?" from "+61491570156" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Yes"
      And the client asks to list replies
      Then the answer includes {"replies": [{"content": "Yes", "destination_number": "+61491570156"}]}
      And the reply "Yes" arrives at "the callback receiver"
      And "first" is reported delivered

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

  Rule: One call returns the oldest replies, 100 at most
    Spec: Published: replies

    @PUB-REPLY-OLDEST-01 @published @needs-handset
    Example: More replies than that are waiting
      Given the account has a reply
      When the handset "+46700000002" writes 100 texts to the account unasked
      And the client asks to list replies
      Then the answer has 100 entries in "replies"
      And the answer names the reply

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

  Rule: A confirmation of the wrong form is refused
    Spec: Published: replies

    @PUB-REPLY-INVALID-01 @published @needs-handset
    Scenario Outline: The body is <BODY>
      When the client asks to confirm replies with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | BODY                        |
        | {}                          |
        | {"reply_ids": {}}           |
        | {"reply_ids": [null]}       |
        | {"reply_ids": [":replyId"]} |
        | {"reply_ids": [             |

  Rule: Replies are for the account of the message alone
    Spec: Published: replies

    @PUB-REPLY-ACCOUNT-01 @published @needs-handset @needs-accounts
    Scenario Outline: <WHO> neither fetches nor confirms them
      Given the account has a reply
      When <WHO> asks to list replies
      Then the answer does not name the reply
      When <WHO> asks to confirm replies for the account's reply
      And the client asks to list replies
      Then the answer names the reply

      Examples:
        | WHO              |
        | another customer |
        | the sub-account  |
