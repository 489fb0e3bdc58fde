@receiver
Feature: Receiving signed notifications
  A receiver that has the public half of the platform's key need not believe everybody.

  Rule: Whether a receiver turns away what was altered on its way is up to the receiver
    Spec: Authentication / Other interfaces

    @KEY-RECV-01 @observe
    Example: A report comes as it was signed and once more with another text
      Given the harness's own receiver takes signed reports only
      When it gets the reports:
        | original_text | SIGNED |
        | Hello         | Hello  |
        | Goodbye       | Hello  |
      Then the answers of the harness's own receiver are recorded
