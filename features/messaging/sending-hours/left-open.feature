@messaging @needs-accounts @needs-clock
Feature: Open questions of social sending
  The document leaves some nights unexplained. What the platform does with them is written down and not judged.

  Background:
    Given social sending is switched on for the account

  @MSG-SOCIAL-10 @observe @needs-carrier @needs-callbacks
  Rule: Whether a message in process at 18:00 may still be sent is open
    Spec: Optional account features

    Example: The carrier takes a message of 17:59:59 two seconds later
      Given the time zone of the account is "UTC"
      And the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        |  1 second | enroute   |  102 |
        |  1 second | submitted |  200 |
        | 5 seconds | delivered |  221 |
      And it is 2024-01-15T17:59:59Z
      When the account sends "Hello" to "+46700000001" as "delayed"
      And 1 day passes
      Then the outcome of "delayed" is recorded

  @MSG-SOCIAL-11 @observe @needs-carrier
  Rule: Whether a change of time zone moves messages that already wait is open
    Spec: Optional account features

    Scenario Outline: The account moves from Stockholm to <ZONE> at night
      Given the time zone of the account is "Europe/Stockholm"
      And it is 2024-01-15T20:00:00Z
      When the account sends "Hello" to "+46700000001" as "held"
      And the time zone of the account is "<ZONE>"
      And 2 days pass
      Then the moment at which "held" reaches the carrier is recorded

      Examples:
        | ZONE               |
        | America/New_York   |
        | Pacific/Kiritimati |

  @X-15 @observe @needs-carrier
  Rule: Whose time zone counts for a message sent for a sub-account is open
    Spec: Authentication / Sub-accounts; Optional account features

    Example: It is daytime for the account and night for its sub-account
      Given social sending is switched on for the sub-account
      And the time zone of the account is "Europe/Stockholm"
      And the time zone of the sub-account is "Australia/Sydney"
      And it is 2024-01-15T10:00:00Z
      When the account, acting for the sub-account, sends "Hello" to "+46700000001" as "delegated"
      And 1 day passes
      Then the moment at which "delegated" reaches the carrier is recorded

  @SIL-MSG-28 @observe @needs-handset @needs-callbacks
  Rule: At which moment a waiting message goes out is left open
    Spec: Optional account features

    Example: A message of the night
      Given it is 2024-01-15T22:00:00Z
      When the account sends "Hello" to "+46700000001" as "first"
      And the clock reaches 2024-01-16T10:00:00Z
      Then the moment at which "first" reaches the carrier is recorded
      And the outcome of "first" is recorded

  @SIL-MSG-25 @observe @needs-callbacks
  Rule: How a waiting message is answered is left open
    Spec: Optional account features

    Example: A message at night
      Given it is 2024-01-15T22:00:00Z
      When the account sends "Hello" to "+46700000001" as "first"
      Then the form of the answer is recorded
      And the outcome of "first" is recorded
