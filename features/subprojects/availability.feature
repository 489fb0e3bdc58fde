@subprojects
Feature: When a new subproject can be used
  A new subproject needs a moment before its parent project can do anything with it.

  @SUB-DELAY-01
  Rule: A new subproject can be used by its parent project after 30 seconds
    Spec: Limits

    @core
    Example: A minute after it was made
      When the project makes the subproject "Branch"
      And 1 minute passes
      And the project uses the subproject "Branch"
      Then it is accepted

    @needs-clock
    Scenario Outline: <LATER> after it was made
      When the project makes the subproject "Branch"
      And the project makes the subproject "Shop"
      And <LATER> pass
      And the project makes the subproject "Market"
      And the project uses the subproject "Branch"
      And the project uses the subproject "Shop"
      Then it is accepted

      Examples:
        | LATER                    |
        | 30 seconds 1 millisecond |
        |               60 seconds |

    @needs-clock
    Example: An attempt that came too soon spoils nothing
      When the project makes the subproject "Branch"
      And the project uses the subproject "Branch"
      Then it is answered with an HTTP status below 500
      When 30 seconds 1 millisecond pass
      And the project uses the subproject "Branch"
      Then it is accepted

    @observe @needs-clock
    Scenario Outline: Already <LATER> after it was made
      When the project makes the subproject "Branch"
      And <LATER> pass
      And the project uses the subproject "Branch"
      Then the platform's answer is recorded

      Examples:
        | LATER                       |
        |                   0 seconds |
        |                  15 seconds |
        | 29 seconds 999 milliseconds |
        |                  30 seconds |

  @X-54 @observe @needs-clock @needs-accounts
  Rule: Whether a key remembers that a subproject was not ready is left open
    Spec: Endpoints / Voice service update

    Example: A voice update five seconds and thirty-five seconds after the subproject was made
      When the project makes the subproject "Branch"
      And 5 seconds pass
      And the project updates, under one key, the voice service of the subproject "Branch"
      Then the platform's answer is recorded
      When 30 seconds pass
      And the project updates, under one key, the voice service of the subproject "Branch"
      Then the platform's answer is recorded
