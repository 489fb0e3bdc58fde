@messaging @needs-accounts @needs-callbacks @needs-handset
Feature: Optional features for messages of a sub-account
  A sub-account has features of its own, and they treat its messages like those of any account, with metadata or without.

  @MSG-DEDUP-01 @needs-clock
  Rule: De-duplication finds repeats of a sub-account
    Spec: Optional account features; Authentication / Sub-accounts

    Example: A whole request with metadata is repeated a minute later
      Given de-duplication is switched on for the sub-account
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +61491570159 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      And 1 minute passes
      And the account, acting for the sub-account, sends in one request:
        | NAME        | content      | destination_number | metadata.order | metadata.kund |
        | again one   | Hello        |       +46700000001 |              7 | Åsa           |
        | again two   | Good morning |       +61491570159 |              7 | Åsa           |
        | again three | Hello again  |       +46700000001 |                |               |
      Then "one", "two" and "three" are reported delivered
      But "again one", "again two" and "again three" are reported rejected with report code 305

    Example: The sub-account sends a text, and its parent sends it again for it
      Given de-duplication is switched on for the sub-account
      When the sub-account sends "Your code is 1234" to "+46700000001" as "first"
      And the account, acting for the sub-account, sends "Your code is 1234" to "+46700000001" as "repeated"
      And the account, acting for the sub-account, sends "Your code is 5678" to "+46700000001" as "other"
      Then "first" and "other" are reported delivered
      But "repeated" is reported rejected with report code 305

  @MSG-SOCIAL-02 @needs-clock
  Rule: Social sending holds the messages of a sub-account
    Spec: Optional account features; Authentication / Sub-accounts

    Example: A whole request with metadata waits for the morning
      Given social sending is switched on for the sub-account
      And the time zone of the sub-account is "America/New_York"
      And it is 2024-01-15T11:00:00.500Z
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +61491570159 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      And the clock reaches 2024-01-15T12:59:59.999Z
      Then "one", "two" and "three" are only reported enroute
      When the clock reaches 2024-01-15T23:00:00Z
      Then "one", "two" and "three" are reported delivered

  @MSG-FAM-01
  Rule: Familiar sender knows the messages of a sub-account
    Spec: Optional account features; Authentication / Sub-accounts

    Example: A request of several messages with metadata
      Given familiar sender is switched on for the sub-account
      When the account, acting for the sub-account, sends in one request:
        | NAME  | content      | destination_number | metadata.order | metadata.kund |
        | one   | Hello        |       +46700000001 |              7 | Åsa           |
        | two   | Good morning |       +46700000001 |              7 | Åsa           |
        | three | Hello again  |       +46700000001 |                |               |
      Then "one", "two" and "three" are reported delivered
      And all 3 messages at the handset "+46700000001" come from one number

    Example: The sub-account and its parent write to one recipient
      Given familiar sender is switched on for the sub-account
      When the sub-account sends "Hello" to "+46700000001" as "one"
      And the sub-account sends "Hello" to "+46700000002" as "other"
      And the account, acting for the sub-account, sends "Good morning" to "+46700000001" as "two"
      Then "one", "other" and "two" are reported delivered
      And all 2 messages at the handset "+46700000001" come from one number

  @GSM-01
  Rule: The character converter converts the messages of a sub-account
    Spec: Optional account features; Authentication / Sub-accounts

    Example: A request of several messages with metadata
      Given the character converter is switched on for the sub-account
      When the account, acting for the sub-account, sends in one request:
        | NAME   | content      | destination_number | metadata.order | metadata.kund |
        | first  | Żółw 🐢 and 🐇 |       +46700000001 |              7 | Åsa           |
        | second | Привет 🐢     |       +46700000001 |                |               |
      Then "first" and "second" are reported delivered
      And the handset "+46700000001" shows:
        | [GSM-7 characters] |
        | [GSM-7 characters] |

  @LINK-01
  Rule: Short trackable links shorten the URLs of a sub-account
    Spec: Optional account features; Authentication / Sub-accounts

    Example: A request of several messages with metadata
      Given short trackable links are switched on for the sub-account
      When the account, acting for the sub-account, sends in one request:
        | NAME   | content                                       | destination_number | metadata.order | metadata.kund |
        | first  | Sale https://example.com/a/very/long/path now |       +46700000001 |              7 | Åsa           |
        | second | See https://example.com/a/very/long/path too  |       +46700000001 |                |               |
      Then "first" and "second" are reported delivered
      And the handset "+46700000001" shows:
        | Sale [a link of 22 characters] now |
        | See [a link of 22 characters] too  |
