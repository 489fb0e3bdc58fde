@messaging @needs-accounts @needs-clock
Feature: Sending hours
  With social sending an account disturbs no recipient at night: its messages leave between 08:00 and 18:00, by its own clock.
  A message that is submitted earlier or later waits for the next morning.

  Background:
    Given social sending is switched on for the account
    And the time zone of the account is "UTC"

  @MSG-SOCIAL-01
  Rule: A message submitted within the sending hours is sent at once
    Spec: Optional account features; Limits

    @core @needs-callbacks @smoke
    Example: At noon
      Given it is 12:00 on Monday
      When the account sends "Lunch is ready" to "+46700000001" as "lunch"
      Then "lunch" is reported delivered

    @needs-callbacks
    Example: At noon, six messages in one request
      Given it is 12:00 on Monday
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | One     |       +46700000001 |
        | second | Two     |       +46700000001 |
        | third  | Three   |       +46700000002 |
        | fourth | Four    |       +61491570156 |
        | fifth  | Five    |       +46700000001 |
        | sixth  | Six     |       +12025550101 |
      And 1 minute passes
      Then "first", "second", "third", "fourth", "fifth" and "sixth" are reported delivered

    @needs-carrier
    Scenario Outline: Sent at once, submitted at <SUBMITTED>
      Given it is <SUBMITTED>
      When the account sends "Hello" to "+46700000001" as "daytime"
      And 1 day passes
      Then "daytime" reaches the carrier between <SUBMITTED> and <SUBMITTED>

      Examples: From the first moment of the day to its last
        | SUBMITTED              |
        | 08:00:00.001 on Monday |
        |     08:00:01 on Monday |
        |        08:30 on Monday |
        |        12:00 on Monday |
        |     17:59:59 on Monday |
        | 17:59:59.999 on Monday |

  @MSG-SOCIAL-02
  Rule: A message submitted outside the sending hours is sent in the next ones
    Spec: Optional account features; Limits

    @core @needs-callbacks @smoke
    Example: In the evening
      Given it is 20:00 on Monday
      When the account sends "Good evening" to "+46700000001" as "evening"
      And the clock reaches 07:59:59.999 on Tuesday
      Then "evening" is never reported submitted
      And "evening" is never reported delivered
      When the clock reaches 18:00 on Tuesday
      Then "evening" is reported delivered

    @needs-callbacks
    Example: In the evening, a request of five messages in two scripts and of any length, to four countries
      Given it is 20:00:00.500 on Monday
      When the account sends in one request:
        | NAME  | content                  | destination_number | LENGTH |
        | one   | Hello                    |       +46700000001 |        |
        | two   | Good morning             |       +61491570159 |        |
        | three | Привет, код 1234         |       +33639980001 |        |
        | four  | The parcel is on its way |      +447700900123 |    197 |
        | five  | The parcel is on its way |       +46700000001 |   4900 |
      And the clock reaches 07:59:59.999 on Tuesday
      Then "one", "two", "three", "four" and "five" are only reported enroute
      When the clock reaches 18:00 on Tuesday
      Then "one", "two", "three", "four" and "five" are reported delivered

    @needs-callbacks @needs-mailbox @needs-carrier @published
    Example: In the evening, messages of other formats, from an own number and without a report
      Given the account has the own number "+61491570156"
      And it is 20:00 on Monday
      When the account sends in one request:
        | NAME    | content | destination_number | format | source_number | delivery_report |
        | picture | Hello   |       +46700000001 | MMS    |               | true            |
        | spoken  | Hello   |       +46700000001 | TTS    |               | true            |
        | own     | Hello   |       +46700000001 |        |  +61491570156 | true            |
        | quiet   | Hello   |       +46700000001 |        |               | false           |
      And the clock reaches 07:59:59.999 on Tuesday
      Then "picture", "spoken" and "own" are only reported enroute
      When the clock reaches 18:00 on Tuesday
      Then "picture", "spoken" and "own" are reported delivered
      And "quiet" reaches the carrier between 08:00 on Tuesday and 18:00 on Tuesday

    @needs-carrier
    Scenario Outline: At <SUBMITTED>, to be sent between <OPENS> and <CLOSES>
      Given it is <SUBMITTED>
      When the account sends "Hello" to "+46700000001" as "waiting"
      And 1 day passes
      Then "waiting" reaches the carrier between <OPENS> and <CLOSES>

      Examples: Before the hours of the same day
        | SUBMITTED              | OPENS           | CLOSES          |
        |        00:00 on Monday | 08:00 on Monday | 18:00 on Monday |
        |     07:59:59 on Monday | 08:00 on Monday | 18:00 on Monday |
        | 07:59:59.999 on Monday | 08:00 on Monday | 18:00 on Monday |
        |        08:00 on Monday | 08:00 on Monday | 18:00 on Monday |

      Examples: After the hours of the day before
        | SUBMITTED              | OPENS            | CLOSES           |
        | 18:00:00.001 on Monday | 08:00 on Tuesday | 18:00 on Tuesday |
        |     18:00:01 on Monday | 08:00 on Tuesday | 18:00 on Tuesday |
        |     23:59:59 on Monday | 08:00 on Tuesday | 18:00 on Tuesday |

    @observe @needs-carrier
    Example: At 18:00 sharp, which the document leaves open
      Given it is 18:00 on Monday
      When the account sends "Hello" to "+46700000001" as "edge"
      And 1 day passes
      Then the moment at which "edge" reaches the carrier is recorded

  @MSG-SOCIAL-07 @needs-carrier
  Rule: Before 08:00 the next sending hours are those of the same day
    Spec: Optional account features

    Scenario Outline: Sent the same morning, submitted at <SUBMITTED>
      Given it is <SUBMITTED>
      When the account sends "Hello" to "+46700000001" as "early"
      And 2 days pass
      Then "early" reaches the carrier between 08:00 on Monday and 18:00 on Monday

      Examples: From midnight on
        | SUBMITTED              |
        | 00:00:00.001 on Monday |
        |        02:00 on Monday |
        | 06:59:59.999 on Monday |
