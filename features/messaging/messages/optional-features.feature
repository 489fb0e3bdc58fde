@messaging @needs-accounts @needs-callbacks
Feature: Optional features of an account
  Features are switched in the configuration of an account; the requests of its client stay as they are.

  @MSG-FEAT-01
  Rule: Switching a feature changes the platform and not the requests
    Spec: Optional account features

    Example: De-duplication is switched off again
      Given de-duplication is switched on for the account
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000001" as "second"
      And de-duplication is switched off for the account
      And the account sends "Hello" to "+46700000001" as "third"
      Then "second" is reported rejected with report code 305
      But "third" is reported delivered
      And "second" has the same request as "third"

    @needs-clock
    Example: Social sending is switched on in the evening
      Given it is 2024-01-15T20:00:00Z
      When the account sends "Hello" to "+46700000001" as "first"
      And social sending is switched on for the account
      And the account sends "Hello" to "+46700000001" as "second"
      Then "first" is reported delivered
      But "second" is never reported delivered
      And "first" has the same request as "second"

    Example: Billing units are switched on
      Given billing units are switched off for the account
      When the account sends "Hello" to "+46700000001" as "first"
      And billing units are switched on for the account
      And the account sends "Hello" to "+46700000001" as "second"
      Then every report of "first" has:
        | billing_units | absent |
      But every report of "second" has:
        | billing_units | any value |
      And "first" has the same request as "second"

    @needs-handset
    Example: The character converter is switched on
      Given the character converter is switched off for the account
      When the account sends "Sale 漢字 😀" to "+46700000001" as "first"
      And the character converter is switched on for the account
      And the account sends "Sale 漢字 😀" to "+46700000001" as "second"
      Then the handset "+46700000001" shows:
        | Sale 漢字 😀        |
        | [GSM-7 characters] |
      And "first" and "second" are reported delivered
      And "first" has the same request as "second"

  @MSG-FEAT-02 @reading @needs-clock
  Rule: Without features messages leave at once and as they were written
    Spec: Optional account features

    @core
    Example: The same text with an emoji and a link goes out twice at night
      Given it is 2024-01-15T03:00:00Z
      When the account sends "Sale 🎉 https://shop.example/a?b=c" to "+46700000001" as "first"
      And the account sends "Sale 🎉 https://shop.example/a?b=c" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered
      And every report of "second" has:
        | original_text | Sale 🎉 https://shop.example/a?b=c |

    @needs-handset
    Example: The recipient reads it at night
      Given it is 2024-01-15T03:00:00Z
      When the account sends "Sale 🎉 https://shop.example/a?b=c" to "+46700000001" as "first"
      And the account sends "Sale 🎉 https://shop.example/a?b=c" to "+46700000001" as "second"
      Then the handset "+46700000001" shows:
        | Sale 🎉 https://shop.example/a?b=c |
        | Sale 🎉 https://shop.example/a?b=c |
      And "first" is reported delivered

  @MSG-FEAT-03 @reading
  Rule: A feature of one account does not touch the messages of another
    Spec: Optional account features

    Example: Another customer repeats itself without de-duplication
      Given de-duplication is switched on for the account
      And de-duplication is switched off for another customer
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000001" as "second"
      And another customer sends "Hello" to "+46700000002" as "their first"
      And another customer sends "Hello" to "+46700000002" as "their second"
      Then "second" is reported rejected with report code 305
      But "their first" and "their second" are reported delivered

    @needs-clock
    Example: Another customer sends in the evening without social sending
      Given it is 2024-01-15T20:00:00Z
      And social sending is switched on for the account
      When the account sends "Hello" to "+46700000001" as "held"
      And another customer sends "Hello" to "+46700000002" as "theirs"
      Then "theirs" is reported delivered
      But "held" is never reported delivered
