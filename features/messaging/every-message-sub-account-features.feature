@messaging @needs-accounts @needs-callbacks @needs-handset
Feature: Optional features for messages of a sub-account
  A sub-account has features of its own, and they treat its messages like those of any account, with metadata or without.

  Rule: De-duplication finds repeats of a sub-account
    Spec: Optional account features; Authentication / Sub-accounts

    @MSG-DEDUP-01 @needs-clock
    Example: A whole request with metadata is repeated a minute later
      Given de-duplication is switched on for the sub-account
      When the account, acting for the sub-account, sends in one request:
        | NAME | content | destination_number | metadata |
        | one | Hello | +46700000001 | {"order":"7","kund":"Åsa"} |
        | two | Good morning | +61491570159 | {"order":"7","kund":"Åsa"} |
        | three | Hello again | +46700000001 |  |
      And 1 minute passes
      And the account, acting for the sub-account, sends in one request:
        | NAME | content | destination_number | metadata |
        | again one | Hello | +46700000001 | {"order":"7","kund":"Åsa"} |
        | again two | Good morning | +61491570159 | {"order":"7","kund":"Åsa"} |
        | again three | Hello again | +46700000001 |  |
      Then "one", "two" and "three" are reported delivered
      But "again one", "again two" and "again three" are reported rejected with report code 305

  Rule: Social sending holds the messages of a sub-account
    Spec: Optional account features; Authentication / Sub-accounts

    @MSG-SOCIAL-02 @needs-clock
    Example: A whole request with metadata waits for the morning
      Given social sending is switched on for the sub-account
      And the time zone of the sub-account is "UTC"
      And it is 2024-01-15T20:00:00.500Z
      When the account, acting for the sub-account, sends in one request:
        | NAME | content | destination_number | metadata |
        | one | Hello | +46700000001 | {"order":"7","kund":"Åsa"} |
        | two | Good morning | +61491570159 | {"order":"7","kund":"Åsa"} |
        | three | Hello again | +46700000001 |  |
      And the clock reaches 2024-01-16T07:59:59.999Z
      Then "one", "two" and "three" are only reported enroute
      When the clock reaches 2024-01-16T18:00:00Z
      Then "one", "two" and "three" are reported delivered

  Rule: Familiar sender knows the messages of a sub-account
    Spec: Optional account features; Authentication / Sub-accounts

    @MSG-FAM-01
    Example: A request of several messages with metadata
      Given familiar sender is switched on for the sub-account
      When the account, acting for the sub-account, sends in one request:
        | NAME | content | destination_number | metadata |
        | one | Hello | +46700000001 | {"order":"7","kund":"Åsa"} |
        | two | Good morning | +46700000001 | {"order":"7","kund":"Åsa"} |
        | three | Hello again | +46700000001 |  |
      Then "one", "two" and "three" are reported delivered
      And all 3 messages at the handset "+46700000001" come from one number

  Rule: The character converter converts the messages of a sub-account
    Spec: Optional account features; Authentication / Sub-accounts

    @GSM-01
    Example: A request of several messages with metadata
      Given the character converter is switched on for the sub-account
      When the account, acting for the sub-account, sends in one request:
        | NAME | content | destination_number | metadata |
        | first | Żółw 🐢 and 🐇 | +46700000001 | {"order":"7","kund":"Åsa"} |
        | second | Привет 🐢 | +46700000001 |  |
      Then "first" and "second" are reported delivered
      And the handset "+46700000001" shows:
        | [GSM-7 characters] |
        | [GSM-7 characters] |

  Rule: Short trackable links shorten the URLs of a sub-account
    Spec: Optional account features; Authentication / Sub-accounts

    @LINK-01
    Example: A request of several messages with metadata
      Given short trackable links are switched on for the sub-account
      When the account, acting for the sub-account, sends in one request:
        | NAME | content | destination_number | metadata |
        | first | Sale https://example.com/a/very/long/path now | +46700000001 | {"order":"7","kund":"Åsa"} |
        | second | See https://example.com/a/very/long/path too | +46700000001 |  |
      Then "first" and "second" are reported delivered
      And the handset "+46700000001" shows:
        | Sale [a link of 22 characters] now |
        | See [a link of 22 characters] too |
