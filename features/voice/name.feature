@voice
Feature: Name of a voice service
  A voice service has a name without blanks around it.

  Background:
    Given the service was set to {"name":"Reception","description":"Daytime"}

  Rule: A name has no whitespace at its start or end
    Spec: Voice service

    @VOICE-NAME-01
    Scenario Outline: The name <NAME>
      When the client updates the service with {"name":<NAME>}
      Then the platform's answer is recorded
      And "name" of the service is text without blanks at its ends
      When the client updates the service with {"name":"Desk"}
      Then the service has {"name":"Desk"}

      Examples:
        | NAME        |
        | " Desk"     |
        | "Desk "     |
        | " Desk "    |
        | "\\tDesk"   |
        | "Desk\\n"   |
        | "   "       |
        | "\\u00a0Desk" |
        | "\\u2003Desk" |

    @VOICE-NAME-01
    Scenario Outline: The name <NAME> is kept as it is
      When the client updates the service with {"name":<NAME>}
      Then it is accepted with HTTP status 200
      And the service has {"name":<NAME>}

      Examples:
        | NAME       |
        | "Desk"     |
        | "My  Desk" |
        | "D"        |

    @VOICE-NAME-01 @observe
    Scenario Outline: The name <NAME>, which may or may not count as blank
      When the client updates the service with {"name":<NAME>}
      Then the platform's answer is recorded

      Examples:
        | NAME          |
        | ""            |
        | "\\u200bDesk" |
