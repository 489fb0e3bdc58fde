@messaging @needs-accounts @needs-clock @needs-handset
Feature: What answers show of fetched replies
  What is fetched says as much as what is pushed.

  @PUB-REPLY-CONTENT-01 @published @needs-callbacks
  Rule: A fetched reply names its message, its account and its moment

    Example: Replies of two countries
      Given it is 2024-03-10T12:34:56Z
      When the account sends "Thursday?" to "+46700000001" as "first"
      And the account sends "Friday?" to "+33639980001" as "second"
      And the handset "+46700000001" replies "Yes"
      And the handset "+33639980001" replies "No"
      And the client asks to list replies
      Then the answer includes {"replies": [{"content": "Yes", "source_number": "+46700000001", "date_received": "2024-03-10T12:34:56.000Z", "vendor_account_id": {"account_id": "the account"}, "callback_url": "the receiver"}, {"content": "No", "source_number": "+33639980001"}]}
      And "first" and "second" are reported delivered

  @PUB-REPLY-CONTENT-01 @published
  Rule: Each fetched reply names its own message

    Example: The second of two messages is answered after the first
      When the account sends "Thursday?" to "+46700000001" as "first", without a callback URL
      And the handset "+46700000001" replies "Yes"
      And the account sends "Friday?" to "+33639980001" as "second", without a callback URL
      And the client takes what was made as the message
      And the handset "+33639980001" replies "No"
      And the client asks to list replies
      Then the answer names the message
      And the answer has 2 entries in "replies"
