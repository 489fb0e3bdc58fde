@messaging
Feature: Replies that the client fetches
  Replies wait until the client has confirmed them, even if another receiver got them.

  @PUB-REPLY-FORM-01 @published @needs-handset
  Rule: Operations on replies answer with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      Given the account has a reply
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION       | STATUS |
        | list replies    |    200 |
        | confirm replies |    202 |

  @PUB-REPLY-CONTENT-01 @published @needs-handset
  Rule: A reply names the message it answers, its sender and its text

    @needs-callbacks
    Example: The recipient answers a message with metadata
      When the account sends in one request:
        | NAME  | content   | destination_number | metadata       | delivery_report |
        | first | Thursday? |       +46700000001 | {"order":"42"} | false           |
      And the handset "+46700000001" replies "Yes"
      And the client asks to list replies
      Then the answer includes {"replies": [{"content": "Yes", "source_number": "+46700000001", "metadata": {"order": "42"}}]}
      And the answer contains "callback_url"
      And the receiver gets "Yes" in reply

    Example: The message named no sender number
      Given the account has a reply
      When the client asks to list replies
      Then the answer names the reply
      And the answer does not contain "destination_number"

    @needs-mailbox @needs-callbacks
    Example: The message named a sender number
      Given the account has the own number "+61491570156"
      When the account sends "Thursday?" from "+61491570156" to "+46700000001" as "first"
      And the handset "+46700000001" replies "Yes"
      And the client asks to list replies
      Then the answer includes {"replies": [{"content": "Yes", "destination_number": "+61491570156"}]}
      And the receiver gets "Yes" in reply
      And "first" is reported delivered

  @PUB-REPLY-OLDEST-01 @published @needs-handset
  Rule: One call returns the oldest replies, 100 at most

    Example: More replies than that are waiting
      Given the account has a reply
      When the handset "+46700000002" writes 100 texts to the account
      And the client asks to list replies
      Then the answer has 100 entries in "replies"
      And the answer names the reply
