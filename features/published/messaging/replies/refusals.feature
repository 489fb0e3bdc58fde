@messaging
Feature: Confirmations that are refused
  Only the account of a message confirms the replies to it, and in the right form.

  @PUB-REPLY-INVALID-01 @published @needs-handset
  Rule: A confirmation of the wrong form is refused

    Scenario Outline: The confirmation <HOW>
      When the client asks to confirm replies with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | HOW                      | BODY                        |
        | says nothing             | {}                          |
        | has an object for a list | {"reply_ids": {}}           |
        | has an id that is null   | {"reply_ids": [null]}       |
        | has a template for an id | {"reply_ids": [":replyId"]} |
        | has no end               | {"reply_ids": [             |

  @PUB-REPLY-ACCOUNT-01 @published @needs-handset @needs-accounts
  Rule: Replies are for the account of the message alone

    Scenario Outline: <WHO> neither fetches nor confirms those of <OWNER>
      Given <OWNER> has a reply
      When <WHO> asks to list replies
      Then the answer does not name the reply
      When <WHO> asks to confirm replies for the account's reply
      And <OWNER> asks to list replies
      Then the answer names the reply

      Examples:
        | WHO              | OWNER           |
        | another customer | the account     |
        | the sub-account  | the account     |
        | the account      | the sub-account |
