@messaging @needs-accounts @needs-callbacks
Feature: De-duplication of messages that arrive together
  A client that sends the same message over many connections at once still bothers the recipient once.

  Background:
    Given de-duplication is switched on for the account

  Rule: Of identical messages submitted at the same moment exactly one is sent
    Spec: Optional account features

    @MSG-DEDUP-10 @reading @needs-holds
    Scenario Outline: <COUNT> submits are decided at the same moment
      Given the next <COUNT> requests to submit a message are decided together
      When the account sends "Your code is 1234" to "+46700000001" <COUNT> times at once
      Then 1 of them is reported delivered
      And <REPEATS> of them are reported rejected with report code 305

      Examples:
        | COUNT | REPEATS |
        | 2     | 1       |
        | 20    | 19      |
        | 64    | 63      |

    @MSG-DEDUP-10 @reading
    Example: A burst of 64 submits
      When the account sends "Your code is 1234" to "+46700000001" 64 times at once
      Then 1 of them is reported delivered
      And 63 of them are reported rejected with report code 305
