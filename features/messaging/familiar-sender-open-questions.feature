@messaging @needs-accounts @needs-handset
Feature: Open questions of the familiar sender
  The document names the one number per recipient and little else. What the platform does is written down and not judged.

  Background:
    Given familiar sender is switched on for the account

  Rule: Whether two recipients see the same number is open
    Spec: Optional account features

    @MSG-FAM-02 @observe
    Example: Two recipients are written to
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   | +46700000001       | false           |
        | second | Hello   | +46700000002       | false           |
      Then the senders at the handset "+46700000001" are recorded
      And the senders at the handset "+46700000002" are recorded

  Rule: What happens once the known number leaves the pool is open
    Spec: Optional account features

    @MSG-FAM-04 @observe
    Example: The recipient is written to before and after
      When the account sends "Hello" to "+46700000001" 2 times, 1 second apart
      And the number that the handset "+46700000001" knows leaves the pool
      And the account sends "Hello" to "+46700000001" 2 times, 1 second apart
      Then the senders at the handset "+46700000001" are recorded

  Rule: Whether an alpha tag goes before the known number is open
    Spec: Sender address request (create body); Optional account features

    @X-52 @observe @needs-review @needs-callbacks
    Example: The client names its alpha tag
      Given the account has the alpha tag "Harbour"
      When the account sends "Hello" to "+61491570156" as "plain"
      And the account sends "Hello" from "Harbour" to "+61491570156" as "tagged"
      Then the senders at the handset "+61491570156" are recorded
      And the outcome of "plain" is recorded
      And the outcome of "tagged" is recorded
