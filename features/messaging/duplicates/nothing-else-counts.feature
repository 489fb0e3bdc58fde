@messaging @needs-accounts @needs-callbacks
Feature: What does not make a message a new one
  Whatever else a repeat says beside its number and its text, it stays a repeat. Another text goes out with the same members.

  Background:
    Given de-duplication is switched on for the account

  @MSG-DEDUP-07
  Rule: Nothing but number and text makes a message a new one
    Spec: Optional account features

    @reading
    Example: The repeat has other metadata
      When the account sends in one request:
        | NAME   | content | destination_number | metadata.order |
        | first  | Hello   |       +46700000001 |              1 |
        | repeat | Hello   |       +46700000001 |              2 |
        | other  | Hello!  |       +46700000001 |              2 |
      Then "first" and "other" are reported delivered
      But "repeat" is reported rejected with report code 305

    @reading
    Example: The repeat names another callback URL
      When the account sends in one request:
        | NAME   | content | destination_number | RECEIVER |
        | first  | Hello   |       +46700000001 | home     |
        | repeat | Hello   |       +46700000001 | office   |
        | other  | Hello!  |       +46700000001 | office   |
      Then "first" and "other" are reported delivered
      But "repeat" is reported rejected with report code 305

    @reading @needs-handset
    Example: The repeat asks for no delivery report
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | Hello   |       +46700000001 | true            |
        | other | Hello!  |       +46700000001 | false           |
      And the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | repeat | Hello   |       +46700000001 | false           |
      Then the handset "+46700000001" shows:
        | Hello  |
        | Hello! |
      And "first" is reported delivered

    @observe
    Scenario Outline: The repeat has another <MEMBER>, which the document does not treat
      When the account sends in one request:
        | NAME  | content | destination_number | <MEMBER> |
        | first | Hello   |       +46700000001 | <FIRST>  |
      And the account sends in one request:
        | NAME   | content | destination_number | <MEMBER> |
        | repeat | Hello   |       +46700000001 | <SECOND> |
      Then the outcome of "first" is recorded
      And the outcome of "repeat" is recorded

      Examples:
        | MEMBER        | FIRST | SECOND       |
        | format        | SMS   | MMS          |
        | source_number |       | +61491570156 |

  @MSG-DEDUP-11 @observe
  Rule: Whether another spelling of a number is the same number is open
    Spec: Message (submit request, messaging API)

    Scenario Outline: The repeat goes to the number spelled as <SPELLING>
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "<SPELLING>" as "respelled"
      Then "first" is reported delivered
      And the outcome of "respelled" is recorded

      Examples:
        | SPELLING         |
        |      46700000001 |
        |    0046700000001 |
        | +46 70 000 00 01 |
