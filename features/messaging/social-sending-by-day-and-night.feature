@messaging @needs-accounts @needs-callbacks
Feature: What social sending looks at
  It looks at the hour where the account is, and at nothing else: not at the recipient, and not at accounts without it.

  Rule: The account's time zone counts and not that of the recipient
    Spec: Optional account features

    @MSG-SOCIAL-03
    Example: Day for the account, and recipients around the world
      Given social sending is switched on for the account
      And it is day for the account
      When the account sends in one request:
        | NAME   | content      | destination_number |
        | first  | Good morning | +46700000001       |
        | second | Good morning | +61491570156       |
        | third  | Good morning | +12025550101       |
        | fourth | Good morning | +447700900001      |
      Then "first", "second", "third" and "fourth" are reported delivered

    @MSG-SOCIAL-03
    Example: Night for the account, and recipients around the world
      Given social sending is switched on for the account
      And it is night for the account
      And social sending is switched off for another customer
      When the account sends in one request:
        | NAME   | content    | destination_number |
        | first  | Good night | +46700000001       |
        | second | Good night | +61491570156       |
        | third  | Good night | +12025550101       |
      And another customer sends "Good night" to "+46700000002" as "other"
      Then "other" is reported delivered
      But "first", "second" and "third" are never reported delivered

  Rule: Without social sending a message is sent at any hour
    Spec: Optional account features

    @MSG-SOCIAL-08 @reading
    Example: It is night for an account without the feature
      Given social sending is switched off for the account
      And it is night for the account
      When the account sends "Night shift" to "+46700000001" as "night"
      Then "night" is reported submitted or delivered
      And "night" is reported delivered

  Rule: Without features messages leave at once and as they were written
    Spec: Optional account features

    @MSG-FEAT-02 @reading
    Example: The same text with an emoji and a link goes out twice at night
      Given every optional feature is switched off for the account
      And it is night for the account
      When the account sends "Sale 🎉 https://shop.example/a?b=c" to "+46700000001" as "first"
      And the account sends "Sale 🎉 https://shop.example/a?b=c" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered
      And every report of "second" has:
        | original_text | Sale 🎉 https://shop.example/a?b=c |
