@messaging
Feature: Acting for a sub-account
  A parent account sends the Account header to act for one of its own sub-accounts, and for no other account.

  @ACCT-01
  Rule: A parent account submits a message for a sub-account with the Account header
    Spec: Authentication / Sub-accounts

    @needs-callbacks @smoke
    Example: The delivery report names the sub-account
      Given the client listens for notifications
      When the account, acting for the sub-account, asks to submit a message
      Then it is accepted
      And 1 message is reported for the sub-account alone

    @needs-accounts
    Example: The message belongs to the sub-account
      When the account, acting for the sub-account, asks to submit a message
      Then it is accepted
      And the sub-account finds what was made
      But the second sub-account does not find what was made

  @ACCT-02 @needs-accounts
  Rule: The Account header works for messages, replies, delivery reports and webhooks
    Spec: Authentication / Sub-accounts

    Scenario Outline: What the parent makes when it asks to <OPERATION>
      When the account, acting for the sub-account, asks to <OPERATION>
      Then it is accepted
      And the sub-account finds what was made
      But another customer does not find what was made

      Examples:
        | OPERATION        |
        | submit a message |
        | create a webhook |

    Scenario Outline: The sub-account's <THING> when the parent asks to <OPERATION>
      Given the sub-account has a <THING>
      When the account, acting for the sub-account, asks to <OPERATION>
      Then it is accepted
      When the account, acting for the sub-account, asks to <LOOK>
      Then the answer contains "<SEEN>"

      @published
      Examples: Webhooks
        | THING   | OPERATION        | LOOK          | SEEN |
        | webhook | change a webhook | list webhooks | XML  |

      @published
      Examples: Messages that wait
        | THING             | OPERATION        | LOOK                                                   | SEEN      |
        | scheduled message | cancel a message | retrieve a message for the account's scheduled message | cancelled |

    Example: The sub-account's message when the parent asks to retrieve a message
      Given the sub-account has a message
      When the account, acting for the sub-account, asks to retrieve a message
      Then it is accepted
      And the answer is a record

    Scenario Outline: The sub-account's <THING> is gone once the parent asks to <OPERATION>
      Given the sub-account has a <THING>
      When the account, acting for the sub-account, asks to <LIST>
      Then the answer names the <THING>
      When the account, acting for the sub-account, asks to <OPERATION>
      Then it is accepted
      When the account, acting for the sub-account, asks to <LIST>
      Then the answer does not name the <THING>

      Examples:
        | THING           | OPERATION                | LIST                  |
        | webhook         | delete a webhook         | list webhooks         |
        | delivery report | confirm delivery reports | list delivery reports |

      @needs-handset
      Examples: Replies of a recipient
        | THING | OPERATION       | LIST         |
        | reply | confirm replies | list replies |

    Scenario Outline: The <THING> is that of one of two sub-accounts
      Given the sub-account has a <THING>
      When the account, acting for the second sub-account, asks to <LIST>
      Then the answer does not name the <THING>
      When the account, acting for the sub-account, asks to <LIST>
      Then the answer names the <THING>
      When the account, acting for the sub-account, asks to <OPERATION>
      And the account, acting for the sub-account, asks to <LIST>
      Then the answer does not name the <THING>

      Examples:
        | THING           | OPERATION                | LIST                  |
        | delivery report | confirm delivery reports | list delivery reports |

      @needs-handset
      Examples: Replies of a recipient
        | THING | OPERATION       | LIST         |
        | reply | confirm replies | list replies |

    Scenario Outline: The sub-account's <THING> in what the parent is shown when it asks to <OPERATION>
      Given the sub-account has a <THING>
      When the account, acting for the sub-account, asks to <OPERATION>
      Then the answer names the <THING>
      When the account, acting for the second sub-account, asks to <OPERATION>
      Then the answer does not name the <THING>

      Examples:
        | THING           | OPERATION             |
        | webhook         | list webhooks         |
        | delivery report | list delivery reports |

      @needs-handset
      Examples: Replies of a recipient
        | THING | OPERATION    |
        | reply | list replies |

    Example: The sub-account's webhook when the parent signs a request without a body
      Given the sub-account has a webhook
      When the account, acting for the sub-account, asks to list webhooks with an HMAC signature
      Then the answer names the webhook

  @ACCT-04 @reading @needs-callbacks
  Rule: The delivery report names the account that the message was submitted for
    Spec: Delivery report notification

    Example: With the Account header
      Given the client listens for notifications
      When the account, acting for the sub-account, asks to submit a message
      Then 1 message is reported for the sub-account alone

    Example: Without the Account header
      Given the client listens for notifications
      When the account asks to submit a message
      Then 1 message is reported for the account alone

  @ACCT-08 @reading
  Rule: Without the Account header the platform acts for the account of the key
    Spec: Endpoints / Messaging API

    @needs-accounts
    Example: The header is left out from the start
      When the account asks to submit a message
      Then it is accepted
      And the account finds what was made
      But the sub-account does not find what was made

    Scenario Outline: The header is left out after requests that had it, about a <THING>
      Given the account has a <THING>
      When the account, acting for the sub-account, asks to <OPERATION>
      Then the answer does not name the <THING>
      When the account asks to <OPERATION>
      Then the answer names the <THING>

      Examples:
        | THING           | OPERATION             |
        | webhook         | list webhooks         |
        | delivery report | list delivery reports |

      @needs-handset
      Examples: Replies of a recipient
        | THING | OPERATION    |
        | reply | list replies |
