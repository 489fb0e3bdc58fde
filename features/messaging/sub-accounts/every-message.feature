@messaging @needs-callbacks @needs-handset
Feature: Messages of a sub-account
  Messages of a sub-account are sent, reported, found and answered like those of any account, with metadata or without.

  Rule: Every message of a sub-account is sent as it was written
    Spec: Message (submit request, messaging API); Authentication / Sub-accounts

    @MSG-SUBMIT-01
    Example: A request of several messages with metadata
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +61491570159 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      Then "one", "two" and "three" are reported delivered
      And the handset "+46700000001" has "one"
      And the handset "+61491570159" has "two"
      And the handset "+46700000001" has "three"

    @MSG-CONTENT-01
    Example: A request of several messages with metadata
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +61491570159 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      Then "one", "two" and "three" are reported delivered
      And the handset "+46700000001" shows:
        | Hello       |
        | Hello again |
      And the handset "+61491570159" shows:
        | Good morning |

  Rule: Every message of a sub-account is reported with its text, metadata and units
    Spec: Delivery report notification; Authentication / Sub-accounts

    @MSG-DR-01
    Example: A request of several messages with metadata
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +61491570159 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      Then "one", "two" and "three" are reported delivered
      And the handset "+61491570159" has "two"

    @DR-TEXT-01
    Example: A request of several messages with metadata
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +61491570159 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      Then every report of "one" has:
        | original_text | Hello |
      And every report of "two" has:
        | original_text | Good morning |
      And every report of "three" has:
        | original_text | Hello again |

    @DR-META-01
    Example: A request of several messages, some with metadata
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +61491570159 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      Then every report of "one" has:
        | metadata.order |   7 |
        | metadata.kund  | Åsa |
      And every report of "two" has:
        | metadata.order |   7 |
        | metadata.kund  | Åsa |
      And "three" is reported delivered

    @DR-BILL-01 @needs-accounts
    Example: A request of several messages with metadata
      Given billing units are switched on for the sub-account
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +61491570159 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      Then every report of "one" has:
        | billing_units | a count |
      And every report of "two" has:
        | billing_units | a count |
      And every report of "three" has:
        | billing_units | a count |

  @MSG-GET-01
  Rule: Every message of a sub-account is found
    Spec: Endpoints / Messaging API; Authentication / Sub-accounts

    Example: The second message of a request, with metadata
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +61491570159 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      And the account, acting for the sub-account, asks to retrieve a message, "two"
      Then it is accepted
      And the answer is a record
      And the handset "+61491570159" has "two"
      And "one", "two" and "three" are reported delivered

  Rule: Recipients opt out of the messages of a sub-account
    Spec: Blacklists (number authorisation); Authentication / Sub-accounts

    @BL-01
    Example: The recipient answers the second message of a request, with metadata
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +61491570159 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      Then "one", "two" and "three" are reported delivered
      And "+61491570159" is not on the blacklist of the sub-account
      When the handset "+61491570159" replies "STOP"
      Then "+61491570159" is on the blacklist of the sub-account
      And the receiver gets "STOP" in reply

    @BL-03 @reading
    Example: A request with metadata to a recipient who opted out and one who did not
      When the account, acting for the sub-account, sends in one request:
        | NAME | content           | destination_number | metadata.order | metadata.kund |
        | sale | Sale until Sunday |       +46700000001 |              7 | Åsa           |
      And the handset "+46700000001" replies "STOP"
      And the account, acting for the sub-account, sends in one request:
        | NAME  | content | destination_number | metadata.order | metadata.kund |
        | home  | Hello   |       +46700000001 |              7 | Åsa           |
        | plain | Hello   |       +33639980001 |              7 | Åsa           |
      And the sub-account sends "Hello again" to "+46700000001" as "own"
      Then "plain" is reported delivered
      But "home" and "own" are reported rejected with report code 302 or 412
      And "home" is never reported delivered
