@voice
Feature: Name of a voice service
  A voice service has a name without blanks around it.

  Background:
    Given the project has the voice service "Main line"
    And "Main line" has been set to:
      | name        | "Reception" |
      | description | "Daytime"   |

  @VOICE-NAME-01
  Rule: A name has no whitespace at its start or end
    Spec: Voice service

    Scenario Outline: The name <NAME>
      When the client updates "Main line" with name <NAME>
      Then the platform's answer is recorded
      When the client updates "Main line" with nothing
      Then "name" of the answer is text without blanks at its ends
      When the client updates "Main line" with name "Desk"
      Then the name of "Main line" is now "Desk"

      Examples:
        | NAME          |
        | " Desk"       |
        | "Desk "       |
        | " Desk "      |
        | "\\tDesk"     |
        | "Desk\\n"     |
        | "   "         |
        | "\\u00a0Desk" |
        | "\\u2003Desk" |

    Example: A name with a blank beside a call behavior
      When the client updates "Main line" with:
        | name              | "Desk " |
        | callBehavior.type | "NONE"  |
      Then the platform's answer is recorded
      When the client updates "Main line" with nothing
      Then "name" of the answer is text without blanks at its ends
      When the client updates "Main line" with name "Desk"
      Then the name of "Main line" is now "Desk"

    Scenario Outline: The name <NAME> is kept as it is
      When the client updates "Main line" with name <NAME>
      Then it is accepted with HTTP status 200
      And the name of "Main line" is now <NAME>

      Examples:
        | NAME              |
        | "Desk"            |
        | "My  Cafe\\u0301" |

      @published
      Examples: As short as names may be
        | NAME |
        | "D"  |

    @observe
    Scenario Outline: The name <NAME>, which may or may not count as blank
      When the client updates "Main line" with:
        | name | <NAME> |
      Then the platform's answer is recorded

      Examples:
        | NAME          |
        | ""            |
        | "\\u200bDesk" |
