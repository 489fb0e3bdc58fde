@messaging @needs-callbacks
Feature: Account and charge in a delivery report
  A report names the account that submitted its message, and what was charged where the account wants to see it.

  Rule: A report names the vendor, always the same, and the account that submitted the message
    Spec: Delivery report notification

    @DR-VENDOR-01
    Example: Two customers and a sub-account send
      When the account sends "Hello" to "+46700000001" as "mine"
      And the account, acting for the sub-account, sends "Hello" to "+46700000001" as "delegated"
      And another customer sends "Hello" to "+46700000002" as "theirs"
      Then every report of "mine" has:
        | vendor_account_id.account_id | the id of the account |
      And every report of "delegated" has:
        | vendor_account_id.account_id | the id of the sub-account |
      And every report of "theirs" has:
        | vendor_account_id.account_id | the id of another customer |
      And the receiver gets reports with the same "vendor_account_id.vendor_id" only

    @DR-VENDOR-01 @needs-clock
    Example: A year lies between two messages
      When the account sends "Hello" to "+46700000001" as "first"
      And 365 days pass
      And the account sends "Hello" to "+46700000001" as "second"
      Then every report of "first" has:
        | vendor_account_id.account_id | the id of the account |
      And every report of "second" has:
        | vendor_account_id.account_id | the id of the account |
      And the receiver gets reports with the same "vendor_account_id.vendor_id" only

  Rule: Reports have billing units only while the account has them switched on
    Spec: Delivery report notification

    @DR-BILL-01 @needs-accounts
    Example: The account has not switched them on
      Given billing units are switched off for the account
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | billing_units | absent |

    @DR-BILL-01 @needs-accounts
    Scenario Outline: The account has switched them on, and the text is <LENGTH>
      Given billing units are switched on for the account
      When the account sends "<TEXT>" to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | billing_units | a count |

      Examples:
        | LENGTH | TEXT |
        | short  | Hello |
        | long   | This text is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and it is charged as several parts or as one, as the account agreed. |

    @DR-BILL-01 @needs-accounts
    Example: The account switches them off again
      Given billing units are switched on for the account
      When the account sends "Hello" to "+46700000001" as "first"
      And billing units are switched off for the account
      And the account sends "Hello" to "+46700000001" as "second"
      Then every report of "first" has:
        | billing_units | any value |
      But every report of "second" has:
        | billing_units | absent |
