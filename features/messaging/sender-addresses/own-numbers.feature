@messaging @needs-mailbox
Feature: Own numbers
  To send from a number, an account first proves that it controls the number.

  @SENDER-VERIFY-01
  Rule: The right code gives HTTP status 200 and makes the number ready for use
    Spec: Sender address request (states)

    @smoke
    Example: The code that came to the number
      When the account asks for the own number "+61491570156"
      Then the holder of "+61491570156" gets a code
      When the account enters the right code for "+61491570156"
      Then it is accepted with HTTP status 200
      And the account finds the sender address "+61491570156"

    Example: Each of two numbers gets its own code
      When the account asks for the own number "+46700000001"
      And the account asks for the own number "+61491570156"
      Then the holder of "+61491570156" gets a code
      And the holder of "+46700000001" gets a code

    @needs-handset @needs-callbacks
    Example: A message goes out from the number
      When the account asks for the own number "+61491570156"
      And the account enters the right code for "+61491570156"
      Then it is accepted with HTTP status 200
      When the account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      Then "first" goes out from "+61491570156"

    @needs-handset @needs-callbacks
    Example: Messages go out from two numbers in turn
      Given the account has the own numbers "+61491570156, +61491570157"
      When the account sends "Hello" from "+61491570156" to "+46700000001" as "first"
      And the account sends "Hello" from "+61491570157" to "+46700000001" as "second"
      Then "first" goes out from "+61491570156"
      And "second" goes out from "+61491570157"

  @SENDER-VERIFY-02 @reading
  Rule: A wrong code leaves the number as it was
    Spec: Sender address request (states)

    Example: One digit of the code is wrong
      When the account asks for the own number "+61491570156"
      And the account enters a wrong code for "+61491570156"
      Then it is refused
      And the account does not find the sender address "+61491570156"
      When the account enters the right code for "+61491570156"
      Then it is accepted
      And the account finds the sender address "+61491570156"

    Example: The code belongs to another number
      When the account asks for the own number "+61491570156"
      And the account asks for the own number "+61491570157"
      And the account enters the code of another number for "+61491570156"
      Then it is refused
      And the account does not find the sender address "+61491570156"
      When the account enters the right code for "+61491570157"
      Then the account finds the sender address "+61491570157"

  @SENDER-VERIFY-03 @reading
  Rule: A number is not ready for use before its code was entered
    Spec: Sender address request (states)

    Example: No code was entered yet
      When the account asks for the own number "+61491570156"
      Then it is accepted
      And the account does not find the sender address "+61491570156"
      When the account enters the right code for "+61491570156"
      Then the account finds the sender address "+61491570156"

    @needs-handset @needs-callbacks
    Example: A message before and a message after the code
      When the account asks for the own number "+61491570156"
      And the account sends "Too early" from "+61491570156" to "+46700000001" as "early"
      And the account enters the right code for "+61491570156"
      And the account sends "In time" from "+61491570156" to "+46700000001" as "late"
      Then "early" does not go out from "+61491570156"
      But "late" goes out from "+61491570156"

    @needs-handset @needs-callbacks
    Example: Two numbers wait for their codes, and one gets its own
      When the account asks for the own number "+61491570156"
      And the account asks for the own number "+61491570157"
      And the account enters the right code for "+61491570156"
      And the account sends "Too early" from "+61491570157" to "+46700000001" as "early"
      And the account sends "In time" from "+61491570156" to "+46700000001" as "proved"
      Then "early" does not go out from "+61491570157"
      But "proved" goes out from "+61491570156"

  @SENDER-VERIFY-04 @observe
  Rule: Whether a code can be used twice, and how long it is valid, is open
    Spec: Sender address request (states)

    Example: The same code is entered again
      Given the account has the own number "+61491570156"
      When the account enters the right code for "+61491570156"
      Then the platform's answer is recorded

    @needs-clock
    Example: The code is entered after a month
      When the account asks for the own number "+61491570156"
      And 30 days pass
      And the account enters the right code for "+61491570156"
      Then the platform's answer is recorded
