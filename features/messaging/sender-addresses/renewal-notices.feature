@messaging @needs-clock @needs-mailbox
Feature: Notices before own numbers run out
  A holder that is reminded in time keeps its number. All of this begins on 1 March 2025 at noon.

  Background:
    Given it is 2025-03-01T12:00:00Z

  @SENDER-REVERIFY-02
  Rule: The holder is reminded by e-mail before the 12 months are over
    Spec: Sender address request (create body)

    @core
    Example: Nothing is done about the number
      Given the account has the own number "+61491570156"
      When the clock reaches 2026-03-03T12:00:00Z
      Then the holder of "+61491570156" gets an e-mail between 2025-03-01T12:00:00Z and 2026-03-01T11:59:59Z

    Example: The account has two numbers, verified on one day
      Given the account has the own numbers "+61491570156, +61491570157"
      When the clock reaches 2026-03-03T12:00:00Z
      Then the holder of "+61491570156" gets an e-mail between 2025-03-01T12:00:00Z and 2026-03-01T11:59:59Z
      And the holder of "+61491570157" gets an e-mail between 2025-03-01T12:00:00Z and 2026-03-01T11:59:59Z

    Example: The second year ends too
      Given the account has the own number "+61491570156"
      When the clock reaches 2026-02-28T12:00:00Z
      And the account asks for a new code for "+61491570156"
      And the account enters the right code for "+61491570156"
      And the clock reaches 2027-03-03T12:00:00Z
      Then the holder of "+61491570156" gets an e-mail between 2026-02-28T12:00:01Z and 2027-03-01T11:59:59Z

    @needs-review
    Example: The account has an alpha tag, which needs no proof, beside the number
      Given the account has the alpha tag "MyShop"
      And the account has the own number "+61491570156"
      When the clock reaches 2026-03-03T12:00:00Z
      Then the holder of "+61491570156" gets an e-mail between 2025-03-01T12:00:00Z and 2026-03-01T11:59:59Z
