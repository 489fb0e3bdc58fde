@messaging
Feature: Limits of acting for a sub-account
  A key acts only for its own account and its sub-accounts.

  @ACCT-05 @reading
  Rule: An Account header that names a foreign or an unknown account is refused
    Spec: Authentication / Sub-accounts

    Scenario Outline: The account, acting for <OTHER>, asks to <OPERATION>
      When the account, acting for <OTHER>, asks to <OPERATION>
      Then it is refused
      When the account, acting for the sub-account, asks to <OPERATION>
      Then it is accepted

      Examples: An account that does not exist
        | OTHER              | OPERATION        |
        | an unknown account | submit a message |
        | an unknown account | create a webhook |

      @needs-accounts
      Examples: An account of another customer
        | OTHER                          | OPERATION             |
        | another customer               | submit a message      |
        | another customer               | list webhooks         |
        | another customer               | list delivery reports |
        | another customer               | list replies          |
        | another customer               | list sender addresses |
        | another customer's sub-account | submit a message      |
        | another customer's sub-account | create a webhook      |

    @needs-ledger
    Scenario Outline: Nothing happens for <OTHER>
      When the account, acting for <OTHER>, asks to submit a message
      Then it is refused
      And nothing has happened on the platform

      Examples:
        | OTHER              |
        | another customer   |
        | an unknown account |

  @ACCT-06 @needs-accounts
  Rule: The key of a sub-account acts neither for its parent nor for its siblings
    Spec: Authentication / Sub-accounts

    @reading
    Scenario Outline: The sub-account, acting for <OTHER>
      When the sub-account, acting for <OTHER>, asks to submit a message
      Then it is refused

      Examples:
        | OTHER                  |
        | the account            |
        | the second sub-account |

    @observe
    Example: The sub-account names itself
      When the sub-account, acting for the sub-account, asks to submit a message
      Then the platform's answer is recorded

  @X-16 @reading @needs-callbacks
  Rule: A signed request acts for a sub-account although the Account header is not signed
    Spec: Authentication / Sub-accounts

    Example: A signed message for the sub-account
      Given the client listens for notifications
      When the account, acting for the sub-account, asks to submit a message with an HMAC signature
      Then it is accepted
      And 1 message is reported for the sub-account alone

  @X-17 @needs-accounts
  Rule: A captured signed request never reaches a foreign sub-account
    Spec: Authentication / Sub-accounts

    @reading
    Example: The Account header is changed to another customer's sub-account
      When the account, acting for the sub-account, asks to submit a message with an HMAC signature
      Then it is accepted
      When the account, acting for another customer's sub-account, repeats the request
      Then it is refused

    @reading @needs-ledger
    Example: The changed request has no effect
      When the account, acting for the sub-account, asks to submit a message with an HMAC signature
      Then it is accepted
      When the account, acting for another customer, repeats the request
      Then it is refused
      And nothing has happened on the platform

    @observe
    Example: The Account header is changed to another sub-account of the same parent
      When the account, acting for the sub-account, asks to submit a message with an HMAC signature
      Then it is accepted
      When the account, acting for the second sub-account, repeats the request
      Then the platform's answer is recorded

  @X-19 @reading @needs-callbacks
  Rule: The callback of a message for a sub-account goes to the address in the request
    Spec: Events / Callbacks from the messaging API

    Example: A message for the sub-account
      Given the client listens for notifications
      When the account, acting for the sub-account, asks to submit a message
      Then 1 message is reported for the sub-account alone

  @X-20 @reading @needs-callbacks
  Rule: One Account header covers every message of a request
    Spec: Message (submit request, messaging API)

    Example: Three messages in one request
      Given the client listens for notifications
      When the account, acting for the sub-account, asks to submit a message with this body:
        """
        {"messages":[
          {"content":"One","destination_number":"{number}","delivery_report":true,"{callback_url}":"{receiver}"},
          {"content":"Two","destination_number":"{number}","delivery_report":true,"{callback_url}":"{receiver}"},
          {"content":"Three","destination_number":"{number}","delivery_report":true,"{callback_url}":"{receiver}"}
        ]}
        """
      Then it is accepted
      And 3 messages are reported for the sub-account alone

  @ACCT-07 @observe
  Rule: Whether the Account header has an effect on other operations is open
    Spec: Authentication / Sub-accounts

    Scenario Outline: The account acts for its sub-account to <OPERATION>
      When the account, acting for the sub-account, asks to <OPERATION>
      Then the platform's answer is recorded

      Examples:
        | OPERATION              |
        | list signature keys    |
        | list blocked numbers   |
        | read the detail report |
        | list metadata keys     |

  @SIL-MSG-34 @observe @needs-accounts
  Rule: How requests for another customer's account are answered is left open
    Spec: Authentication / Sub-accounts

    Scenario Outline: The account acts for <WHOM>
      When the account, acting for <WHOM>, asks to submit a message
      Then the form of the answer is recorded

      Examples:
        | WHOM               |
        | another customer   |
        | an unknown account |
        | the sub-account    |
