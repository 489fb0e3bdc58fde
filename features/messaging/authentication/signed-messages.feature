@messaging @needs-callbacks
Feature: Signed messages
  A message in a signed request is treated like any other, whatever is switched on for its account and however long it is.

  @AUTH-EITHER-01
  Rule: Either scheme has the same effect
    Spec: Authentication / Messaging API: two schemes; Optional account features

    @needs-accounts
    Example: A text goes out with Basic credentials, and comes again in a signed request
      Given de-duplication is switched on for the account
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account signs and sends in one request:
        | NAME     | content           | destination_number |
        | repeated | Your code is 1234 |       +46700000001 |
        | other    | Your code is 5678 |       +46700000001 |
      Then "first" and "other" are reported delivered
      But "repeated" is reported rejected with report code 305

    @needs-accounts
    Example: A text goes out in a signed request, and comes again with Basic credentials
      Given de-duplication is switched on for the account
      When the account signs and sends in one request:
        | NAME  | content           | destination_number |
        | first | Your code is 1234 |       +46700000001 |
      And the account sends "Your code is 1234" to "+46700000001" as "repeated"
      Then "first" is reported delivered
      But "repeated" is reported rejected with report code 305

    @needs-accounts @needs-clock
    Example: A signed request of the evening waits for the morning
      Given social sending is switched on for the account
      And the time zone of the account is "UTC"
      And it is 20:00 on Monday
      When the account signs and sends in one request:
        | NAME | content | destination_number |
        | held | Hello   |       +46700000001 |
      And the clock reaches 07:59:59.999 on Tuesday
      Then "held" is only reported enroute
      When the clock reaches 18:00 on Tuesday
      Then "held" is reported delivered

    @needs-accounts @needs-handset
    Example: A signed request with foreign letters and a link, which the account has converted and shortened
      Given the character converter is switched on for the account
      And short trackable links are switched on for the account
      When the account signs and sends in one request:
        | NAME   | content                                      | destination_number |
        | first  | Żółw 🐢 and 🐇                                 |       +46700000001 |
        | second | See https://example.com/a/very/long/path too |       +46700000001 |
      Then "first" and "second" are reported delivered
      And the handset "+46700000001" shows:
        | See [a link of 22 characters] too |
        | [GSM-7 characters]                |

    @needs-accounts @needs-handset
    Example: One recipient gets a message in either scheme, from the same number
      Given familiar sender is switched on for the account
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000002" as "other"
      And the account signs and sends in one request:
        | NAME   | content | destination_number |
        | second | Bye     |       +46700000001 |
      Then "first", "other" and "second" are reported delivered
      And all 2 messages at the handset "+46700000001" come from one number

    @needs-handset
    Example: A signed request to a recipient who opted out, and to one who did not
      When the account sends "Sale until Sunday" to "+46700000001" as "first"
      And the handset "+46700000001" replies "STOP"
      And the account signs and sends in one request:
        | NAME    | content  | destination_number |
        | blocked | Last day |       +46700000001 |
        | other   | Last day |       +46700000002 |
      Then "first" and "other" are reported delivered
      But "blocked" is reported rejected with report code 302 or 412

    Example: A signed request whose messages have metadata
      When the account signs and sends in one request:
        | NAME   | content         | destination_number | metadata.order |
        | first  | Hello           |       +46700000001 |              7 |
        | second | Grüße, Привет 👋 |       +46700000002 |              8 |
      Then every report of "first" has:
        | original_text  | Hello |
        | metadata.order |     7 |
      And every report of "second" has:
        | original_text  | Grüße, Привет 👋 |
        | metadata.order |               8 |

    Example: A signed request of more than 64 KiB
      When the account signs and sends in one request:
        | NAME     | content        | destination_number | LENGTH |
        | one      | Привет, код 1  |       +46700000001 |   4900 |
        | two      | Привет, код 2  |       +46700000001 |   4900 |
        | three    | Привет, код 3  |       +46700000001 |   4900 |
        | four     | Привет, код 4  |       +46700000001 |   4900 |
        | five     | Привет, код 5  |       +46700000001 |   4900 |
        | six      | Привет, код 6  |       +46700000001 |   4900 |
        | seven    | Привет, код 7  |       +46700000001 |   4900 |
        | eight    | Привет, код 8  |       +46700000001 |   4900 |
        | nine     | Привет, код 9  |       +46700000001 |   4900 |
        | ten      | Привет, код 10 |       +46700000001 |   4900 |
        | eleven   | Привет, код 11 |       +46700000001 |   4900 |
        | twelve   | Привет, код 12 |       +46700000001 |   4900 |
        | thirteen | Привет, код 13 |       +46700000001 |   4900 |
        | fourteen | Привет, код 14 |       +46700000001 |   4900 |
      Then "one" and "fourteen" are reported delivered
