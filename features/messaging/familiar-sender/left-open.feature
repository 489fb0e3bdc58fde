@messaging @needs-accounts @needs-handset
Feature: Open questions of the familiar sender
  The document names the one number per recipient and little else. What the platform does is written down and not judged.

  Background:
    Given familiar sender is switched on for the account

  @MSG-FAM-02 @observe
  Rule: Whether two recipients see the same number is open
    Spec: Optional account features

    Example: Two recipients are written to
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | Hello   |       +46700000001 | false           |
        | second | Hello   |       +46700000002 | false           |
      Then what the handset "+46700000001" shows is recorded
      And what the handset "+46700000002" shows is recorded

  @MSG-FAM-04 @observe
  Rule: What happens once the known number leaves the pool is open
    Spec: Optional account features

    Example: The recipient is written to before and after
      When the account sends "Hello" to "+46700000001" 2 times, 1 second apart
      And the number that the handset "+46700000001" knows leaves the pool
      And the account sends "Hello" to "+46700000001" 2 times, 1 second apart
      Then what the handset "+46700000001" shows is recorded

  @X-52 @observe @needs-review @needs-callbacks
  Rule: Whether an alpha tag goes before the known number is open
    Spec: Sender address request (create body); Optional account features

    Example: The account names its alpha tag
      Given the account has the alpha tag "Harbour"
      When the account sends "Hello" to "+61491570156" as "plain"
      And the account sends "Hello" from "Harbour" to "+61491570156" as "tagged"
      Then what the handset "+61491570156" shows is recorded
      And the outcome of "plain" is recorded
      And the outcome of "tagged" is recorded

  @SIL-MSG-29 @observe
  Rule: How an account sees the number that was sent from is left open
    Spec: Optional account features

    Example: A familiar sender
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | Hello   |       +46700000001 | false           |
      And the account asks to retrieve a message, "first"
      Then the form of the answer is recorded
      And what the handset "+46700000001" shows is recorded
