@messaging @needs-accounts @needs-handset
Feature: Familiar sender with dedicated numbers
  An account that has more recipients than dedicated numbers gets another number now and then.

  Background:
    Given familiar sender is switched on for the account
    And dedicated numbers are switched on for the account

  @X-13 @reading
  Rule: Another dedicated number leaves each recipient with the sender it knows
    Spec: Optional account features

    Scenario Outline: <SECOND> joins <FIRST> between two messages
      Given the platform offers the numbers "+46703583127, +46703742682"
      And the account has the assigned number "<FIRST>"
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   |       +46700000001 | false           |
        | second | Hello   |       +46700000002 | false           |
      And the account asks to assign a number, "<SECOND>"
      And the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | third  | Bye     |       +46700000001 | false           |
        | fourth | Bye     |       +46700000002 | false           |
      Then all 2 messages at the handset "+46700000001" come from one number
      And all 2 messages at the handset "+46700000002" come from one number

      Examples:
        | FIRST        | SECOND       |
        | +46703583127 | +46703742682 |
        | +46703742682 | +46703583127 |

  @DEDNUM-FEAT-02
  Rule: A dedicated number is nobody else's sender
    Spec: Optional account features

    Example: Another customer with a familiar sender
      Given the platform offers the number "+46703583127"
      And the account has the assigned number "+46703583127"
      And familiar sender is switched on for another customer
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And another customer sends "Hello" to "+46700000002" as "theirs"
      And the account sends "Bye" from "+46703583127" to "+46700000001" as "ours"
      Then "ours" goes out from "+46703583127"
      But "theirs" does not go out from "+46703583127"
