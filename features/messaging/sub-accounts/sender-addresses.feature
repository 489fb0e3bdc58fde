@messaging @needs-accounts
Feature: Sender addresses of sub-accounts
  A parent account asks for the sender addresses of its sub-accounts, and they are theirs.

  @ACCT-03
  Rule: The Account header works for every operation on sender addresses
    Spec: Endpoints / Messaging API

    Example: A request for a sender address made for the sub-account
      When the account, acting for the sub-account, asks to request a sender address
      Then it is accepted
      And the sub-account finds what was made
      But another customer does not find what was made

    Scenario Outline: The sub-account's <THING> when the parent asks to <OPERATION>
      Given the sub-account has a <THING>
      When the account, acting for the sub-account, asks to <OPERATION>
      Then the answer is a record

      Examples:
        | THING                  | OPERATION                     |
        | sender address request | read a sender address request |

      @needs-mailbox
      Examples: Numbers that are verified by a code
        | THING          | OPERATION             |
        | sender address | read a sender address |

    @needs-mailbox @published
    Example: The sub-account's address when the parent labels it
      Given the sub-account has a sender address
      When the account, acting for the sub-account, asks to label a sender address
      Then it is accepted
      When the account, acting for the sub-account, asks to read a sender address
      Then the answer contains "Front desk"

    @needs-mailbox
    Example: The sub-account's address is gone once the parent deletes it
      Given the sub-account has a sender address
      When the account, acting for the sub-account, asks to list sender addresses
      Then the answer names the sender address
      When the account, acting for the sub-account, asks to delete a sender address
      Then it is accepted
      When the account, acting for the sub-account, asks to list sender addresses
      Then the answer does not name the sender address

    @needs-mailbox
    Example: The sub-account's number is verified by the parent
      When the account, acting for the sub-account, asks for the own number "+61491570156"
      And the account enters the right code for "+61491570156"
      Then it is accepted
      And the sub-account finds the sender address "+61491570156"
      But the account does not find the sender address "+61491570156"

    @needs-mailbox @needs-clock @needs-handset @needs-callbacks
    Example: The sub-account's number is verified again by the parent
      When the account, acting for the sub-account, asks for the own number "+61491570156"
      And the account enters the right code for "+61491570156"
      And 360 days pass
      And the account asks for a new code for "+61491570156"
      And the account enters the right code for "+61491570156"
      And 30 days pass
      And the sub-account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      Then "first" goes out from "+61491570156"

    @needs-mailbox
    Example: The list of sender addresses is that of the sub-account
      Given the sub-account has a sender address
      When the account, acting for the sub-account, asks to list sender addresses
      Then the answer names the sender address
      When the account, acting for the second sub-account, asks to list sender addresses
      Then the answer does not name the sender address
