@messaging @needs-accounts @needs-callbacks
Feature: Sending hours at this moment
  Whether a message goes out now depends on the hour where its account is, and on nothing else.
  That can be seen at any moment, with no clock that is set: another customer without social sending shows what is sent at once.

  @MSG-SOCIAL-01
  Rule: A message submitted within the sending hours is sent at once
    Spec: Optional account features; Limits

    @core
    Example: It is day for the account
      Given social sending is switched on for the account
      And it is day for the account
      When the account sends "Lunch is ready" to "+46700000001" as "lunch"
      Then "lunch" is reported delivered

  @MSG-SOCIAL-02
  Rule: A message submitted outside the sending hours is sent in the next ones
    Spec: Optional account features; Limits

    @core
    Example: It is night for the account
      Given social sending is switched on for the account
      And it is night for the account
      And social sending is switched off for another customer
      When the account sends "Good night" to "+46700000001" as "held"
      And another customer sends "Good night" to "+46700000002" as "other"
      Then "other" is reported delivered
      But "held" is never reported submitted
      And "held" is never reported delivered

  @MSG-SOCIAL-03
  Rule: The account's time zone counts and not that of the recipient
    Spec: Optional account features

    Example: It is day for the account, and the recipients are around the world
      Given social sending is switched on for the account
      And it is day for the account
      When the account sends in one request:
        | NAME   | content      | destination_number |
        | first  | Good morning |       +46700000001 |
        | second | Good morning |       +61491570156 |
        | third  | Good morning |       +12025550101 |
        | fourth | Good morning |      +447700900001 |
      Then "first", "second", "third" and "fourth" are reported delivered

    Example: It is night for the account, and the recipients are around the world
      Given social sending is switched on for the account
      And it is night for the account
      And social sending is switched off for another customer
      When the account sends in one request:
        | NAME   | content    | destination_number |
        | first  | Good night |       +46700000001 |
        | second | Good night |       +61491570156 |
        | third  | Good night |       +12025550101 |
      And another customer sends "Good night" to "+46700000002" as "other"
      Then "other" is reported delivered
      But "first", "second" and "third" are never reported delivered

  @MSG-SOCIAL-08 @reading
  Rule: Without social sending a message is sent at any hour
    Spec: Optional account features

    @core
    Example: It is night for an account without social sending
      Given social sending is switched off for the account
      And it is night for the account
      When the account sends "Night shift" to "+46700000001" as "night"
      Then "night" is reported delivered

  @MSG-FEAT-02 @reading
  Rule: Without features messages leave at once and as they were written
    Spec: Optional account features

    @core
    Example: The same text with an emoji and a link goes out twice at night
      Given every optional feature is switched off for the account
      And it is night for the account
      When the account sends "Sale 🎉 https://shop.example/a?b=c" to "+46700000001" as "first"
      And the account sends "Sale 🎉 https://shop.example/a?b=c" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered
      And every report of "second" has:
        | original_text | Sale 🎉 https://shop.example/a?b=c |

  @X-11 @reading
  Rule: While a message waits it is reported enroute or not at all
    Spec: Optional account features; Delivery status values

    Background:
      Given social sending is switched on for the account
      And it is night for the account
      And social sending is switched off for another customer

    @core
    Example: Two messages of the night
      When the account sends "Hello" to "+46700000001" as "held"
      And the account sends "Good night" to "+61491570156" as "held too"
      And another customer sends "Hello" to "+46700000002" as "other"
      Then "other" is reported delivered
      But "held" and "held too" are never reported submitted
      And "held" and "held too" are never reported delivered

  @X-01 @reading
  Rule: A repeat is withheld even while the first message waits for the morning
    Spec: Optional account features

    Background:
      Given social sending is switched on for the account
      And it is night for the account
      And social sending is switched off for another customer

    @core
    Example: The same text twice in one night
      Given de-duplication is switched on for the account
      When the account sends "Sleep well" to "+46700000001" as "first"
      And the account sends "Sleep well" to "+46700000001" as "second"
      And another customer sends "Sleep well" to "+46700000002" as "other"
      Then "second" is reported rejected with report code 305
      And "other" is reported delivered
      But "first" is never reported delivered
