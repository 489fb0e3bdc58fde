@messaging @needs-callbacks
Feature: Account and charge in a delivery report
  A report names the account that submitted its message, and what was charged where the account wants to see it.

  @DR-VENDOR-01
  Rule: A report names the vendor, always the same, and the account that submitted the message
    Spec: Delivery report notification

    @core
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
      And everything at the receiver has the same "vendor_account_id.vendor_id"

    @needs-clock
    Example: A year lies between two messages
      When the account sends "Hello" to "+46700000001" as "first"
      And 365 days pass
      And the account sends "Hello" to "+46700000001" as "second"
      Then every report of "first" has:
        | vendor_account_id.account_id | the id of the account |
      And every report of "second" has:
        | vendor_account_id.account_id | the id of the account |
      And everything at the receiver has the same "vendor_account_id.vendor_id"

    @needs-accounts @needs-clock
    Example: A message for a sub-account waits for the morning
      Given social sending is switched on for the sub-account
      And the time zone of the sub-account is "UTC"
      And it is 20:00 on Monday
      When the account, acting for the sub-account, sends "Hello" to "+46700000001" as "delegated"
      And the clock reaches 18:00 on Tuesday
      Then "delegated" is reported delivered
      And every report of "delegated" has:
        | vendor_account_id.account_id | the id of the sub-account |

  @DR-BILL-01 @needs-accounts
  Rule: Reports have billing units only while the account has them switched on
    Spec: Delivery report notification

    Example: The account has not switched them on
      Given billing units are switched off for the account
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | billing_units | absent |

    Scenario Outline: The account has switched them on, and the text is <LENGTH>
      Given billing units are switched on for the account
      When the account sends "<TEXT>" to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | billing_units | a count |

      Examples:
        | LENGTH | TEXT                                                                                                                                                                                           |
        | short  | Hello                                                                                                                                                                                          |
        | long   | This text is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and it is charged as several parts or as one, as the account agreed. |

    Example: The account switches them off again
      Given billing units are switched on for the account
      When the account sends "Hello" to "+46700000001" as "first"
      And billing units are switched off for the account
      And the account sends "Hello" to "+46700000001" as "second"
      Then every report of "first" has:
        | billing_units | any value |
      But every report of "second" has:
        | billing_units | absent |

    Example: Four messages to four countries, in two scripts and of any length
      Given billing units are switched on for the account
      When the account sends in one request:
        | NAME  | content                  | destination_number | LENGTH |
        | one   | Hello                    |       +46700000001 |        |
        | two   | Good morning             |       +61491570159 |        |
        | three | Привет, код 1234         |       +33639980001 |        |
        | four  | The parcel is on its way |      +447700900123 |    197 |
      Then every report of "one" has:
        | billing_units | a count |
      And every report of "two" has:
        | billing_units | a count |
      And every report of "three" has:
        | billing_units | a count |
      And every report of "four" has:
        | billing_units | a count |
