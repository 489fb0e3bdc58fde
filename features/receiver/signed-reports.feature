@receiver
Feature: Receiving signed notifications
  A receiver that has the public half of the platform's key need not believe everybody.

  @KEY-RECV-01 @observe
  Rule: Whether a receiver turns away what was altered on its way is up to the receiver
    Spec: Authentication / Other interfaces

    Example: A receiver of signed reports gets one as it was signed and once more with another text
      When the harness's own receiver gets the reports:
        | original_text | SIGNED |
        | Hello         | Hello  |
        | Goodbye       | Hello  |
      Then the outcome is recorded
