@messaging @needs-accounts @needs-callbacks
Feature: Optional features for every kind of message
  A feature that is on treats all messages alike: to any country, in any script, of any length, and wherever they are in a request.

  Rule: De-duplication finds repeats among all messages
    Spec: Optional account features

    @MSG-DEDUP-01 @needs-clock
    Example: A whole request is repeated an hour later
      Given de-duplication is switched on for the account
      When the account sends in one request:
        | NAME | content | destination_number |
        | one | Hello | +46700000001 |
        | two | Good morning | +61491570159 |
        | three | Привет, код 1234 | +33639980001 |
        | four | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | +447700900123 |
      And 1 hour passes
      And the account sends in one request:
        | NAME | content | destination_number |
        | again one | Hello | +46700000001 |
        | again two | Good morning | +61491570159 |
        | again three | Привет, код 1234 | +33639980001 |
        | again four | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | +447700900123 |
      Then "one", "two", "three" and "four" are reported delivered
      But "again one", "again two", "again three" and "again four" are reported rejected with report code 305

  Rule: Social sending holds all messages
    Spec: Optional account features

    @MSG-SOCIAL-02 @needs-clock
    Example: A whole request waits for the morning
      Given social sending is switched on for the account
      And the time zone of the account is "UTC"
      And it is 2024-01-15T20:00:00.500Z
      When the account sends in one request:
        | NAME | content | destination_number |
        | one | Hello | +46700000001 |
        | two | Good morning | +61491570159 |
        | three | Привет, код 1234 | +33639980001 |
        | four | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | +447700900123 |
      And the clock reaches 2024-01-16T07:59:59.999Z
      Then "one", "two", "three" and "four" are only reported enroute
      When the clock reaches 2024-01-16T18:00:00Z
      Then "one", "two", "three" and "four" are reported delivered

  Rule: Familiar sender knows all messages
    Spec: Optional account features

    @MSG-FAM-01 @needs-handset
    Scenario Outline: A request of several messages to <NUMBER>
      Given familiar sender is switched on for the account
      When the account sends in one request:
        | NAME | content | destination_number | delivery_report |
        | first | Hello | <NUMBER> | false |
        | second | Привет, код 1234 | <NUMBER> | false |
        | third | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | <NUMBER> | false |
        | fourth | Bye | <NUMBER> | false |
      Then all 4 messages at the handset "<NUMBER>" come from one number

      Examples:
        | NUMBER       |
        | +46700000001 |
        | +61491570159 |
        | +33639980001 |

  Rule: The character converter converts all messages
    Spec: Optional account features

    @GSM-01 @needs-handset
    Scenario Outline: A request of several messages to <NUMBER>
      Given the character converter is switched on for the account
      When the account sends in one request:
        | NAME | content | destination_number |
        | first | Żółw 🐢 and 🐇 | <NUMBER> |
        | second | Привет 🐢 | <NUMBER> |
        | third | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough 🐢 | <NUMBER> |
      Then "first", "second" and "third" are reported delivered
      And the handset "<NUMBER>" shows:
        | [GSM-7 characters] |
        | [GSM-7 characters] |
        | [GSM-7 characters] |

      Examples:
        | NUMBER       |
        | +46700000001 |
        | +61491570159 |
        | +33639980001 |

  Rule: Short trackable links shorten the URLs of all messages
    Spec: Optional account features; Limits

    @LINK-01 @needs-handset
    Scenario Outline: A request of several messages to <NUMBER>
      Given short trackable links are switched on for the account
      When the account sends in one request:
        | NAME | content | destination_number |
        | first | Sale https://example.com/a/very/long/path now | <NUMBER> |
        | second | ΔΩ https://example.com/a/very/long/path ΦΓ | <NUMBER> |
        | third | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough: https://example.com/a/very/long/path | <NUMBER> |
      Then "first", "second" and "third" are reported delivered
      And the handset "<NUMBER>" shows:
        | Sale [a link of 22 characters] now |
        | ΔΩ [a link of 22 characters] ΦΓ |
        | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough: [a link of 22 characters] |

      Examples:
        | NUMBER       |
        | +46700000001 |
        | +61491570159 |
        | +33639980001 |
