@messaging @needs-accounts @needs-clock @needs-callbacks
Feature: The morning after
  A message that waited overnight leaves in the morning, on every day of the year, once and as it was written.

  Background:
    Given social sending is switched on for the account
    And the time zone of the account is "UTC"

  @MSG-SOCIAL-06 @needs-carrier
  Rule: The next sending hours are those of the next calendar day, whatever day that is
    Spec: Optional account features

    @core
    Scenario Outline: A message waits from <EVENING> to <MORNING>
      Given it is <SUBMITTED>
      When the account sends "Hello" to "+46700000001" as "waiting"
      And 4 days pass
      Then "waiting" reaches the carrier between <OPENS> and <CLOSES>

      Examples:
        | EVENING     | MORNING   | SUBMITTED            | OPENS                | CLOSES               |
        | Thursday    | Friday    |    19:00 on Thursday |      08:00 on Friday |      18:00 on Friday |
        | Friday      | Saturday  |      19:00 on Friday |    08:00 on Saturday |    18:00 on Saturday |
        | Saturday    | Sunday    |    19:00 on Saturday |      08:00 on Sunday |      18:00 on Sunday |
        | Sunday      | Monday    | 2024-01-21T19:00:00Z | 2024-01-22T08:00:00Z | 2024-01-22T18:00:00Z |
        | 31 December | 1 January | 2024-12-31T19:00:00Z | 2025-01-01T08:00:00Z | 2025-01-01T18:00:00Z |
        | 28 February | a 29th    | 2024-02-28T19:00:00Z | 2024-02-29T08:00:00Z | 2024-02-29T18:00:00Z |
        | 28 February |   1 March | 2023-02-28T19:00:00Z | 2023-03-01T08:00:00Z | 2023-03-01T18:00:00Z |

    Example: Two evenings, one after the other
      Given it is 19:00 on Thursday
      When the account sends "Good night" to "+46700000001" as "thursday"
      And the clock reaches 19:00 on Friday
      And the account sends "Good night, too" to "+46700000001" as "friday"
      And 2 days pass
      Then "thursday" reaches the carrier between 08:00 on Friday and 18:00 on Friday
      And "friday" reaches the carrier between 08:00 on Saturday and 18:00 on Saturday

  @MSG-SOCIAL-09 @reading @needs-handset
  Rule: A message that waited is sent once and as it was written
    Spec: Optional account features

    Example: Three hundred messages with a link wait for one morning
      Given it is 20:00 on Monday
      And short trackable links are switched on for the account
      When the account sends "Sale https://example.com/summer/sale now" to 300 recipients
      And 1 day passes
      Then each of the 300 recipients has a link of their own

    @core
    Example: Three mornings pass
      Given it is 20:00 on Monday
      When the account sends "Zażółć gęślą jaźń, 2 < 3 & 4 > 1 🌙" to "+46700000001" as "held"
      And 3 days pass
      Then the handset "+46700000001" shows:
        | Zażółć gęślą jaźń, 2 < 3 & 4 > 1 🌙 |
      And "held" is reported delivered

    Example: Two messages to one recipient wait for the same morning
      Given it is 20:00 on Monday
      When the account sends "First of the night" to "+46700000001" as "first"
      And the account sends "Second of the night" to "+46700000001" as "second"
      And 3 days pass
      Then the handset "+46700000001" has 2 messages
      And the handset "+46700000001" has "first"
      And the handset "+46700000001" has "second"
      And "second" is reported delivered

    Example: Messages of one request, and one of another, wait for the same morning
      Given it is 20:00:00.750 on Monday
      When the account sends in one request:
        | NAME  | content            | destination_number |
        | one   | Good morning       |       +46700000001 |
        | two   | Guten Morgen, Jörg |       +61491570156 |
        | three | Доброе утро        |       +12025550101 |
        | four  | Good morning too   |       +46700000001 |
      And the account sends "And good day" to "+447700900001" as "five"
      And 3 days pass
      Then "one", "two", "three", "four" and "five" are reported delivered
      And the handset "+46700000001" has 2 messages
      And the handset "+61491570156" has "two"

  @X-11 @reading
  Rule: While a message waits it is reported enroute or not at all
    Spec: Optional account features; Delivery status values

    Example: The platform is asked for the reports of the night
      Given it is 20:00 on Monday
      When the account sends "Hello" to "+46700000001" as "held"
      And the clock reaches 07:59:59.999 on Tuesday
      Then "held" is only reported enroute
      When the clock reaches 18:00 on Tuesday
      Then "held" is reported delivered

  @X-11 @reading @needs-carrier
  Rule: The reports of a message that waited tell when it really went out
    Spec: Optional account features; Message (submit request, messaging API)

    @core
    Example: A message of the evening is submitted and delivered in the morning
      Given it is 19:00 on Monday
      And the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 0 seconds | submitted |  200 |
        |  1 second | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "held"
      And the clock reaches 07:59:59.999 on Tuesday
      Then "held" is only reported enroute
      When the clock reaches 18:00 on Tuesday
      Then the submitted report of "held" has "submitted_date" between 08:00 on Tuesday and 18:00 on Tuesday
      And the delivered report of "held" has "submitted_date" between 08:00 on Tuesday and 18:00 on Tuesday

  @X-51 @reading
  Rule: A message whose validity ends at night expires or is delivered in the morning
    Spec: Delivery status values

    Example: A message of the evening is valid for one hour
      Given the allowances of the account are:
        | validity | 1 hour |
      And it is 19:00 on Monday
      When the account sends "Tonight only" to "+46700000001" as "brief"
      And the clock reaches 07:59:59.999 on Tuesday
      Then "brief" is never reported delivered
      When the clock reaches 18:00 on Tuesday
      Then "brief" is reported expired or delivered with report code 320 or 220 or 221
