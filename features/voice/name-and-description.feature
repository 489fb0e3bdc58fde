@voice
Feature: Name and description of a voice service
  A voice service has a name and may have a description.

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

  Rule: A name is text and is in every answer
    Spec: Voice service

    @VOICE-NAME-02
    Scenario Outline: <NAME> is no text
      When the client updates the service with {"name":<NAME>}
      Then it is refused
      And the service has {"name":"Reception"}
      When the client updates the service with {"name":"Desk"}
      Then the answer includes {"name":"Desk"}

      Examples:
        | NAME     |
        | 1        |
        | true     |
        | ["Desk"] |
        | {}       |

    @VOICE-NAME-02
    Example: An update of another member answers with the name
      When the client updates the service with {"description":"Evenings"}
      Then the answer includes {"name":"Reception"}

  Rule: A description is optional text that can be set and changed
    Spec: Voice service

    @VOICE-DESC-01
    Scenario Outline: The description <DESCRIPTION>
      When the client updates the service with {"description":<DESCRIPTION>}
      Then it is accepted with HTTP status 200
      And the answer includes {"description":<DESCRIPTION>}
      And the service is unchanged but for {"description":<DESCRIPTION>}

      Examples:
        | DESCRIPTION                      |
        | "Evenings"                       |
        | "Grüße, 你好, Привет, 👍"        |
        | "Ring \\"twice\\" / then hang up" |

  Rule: An invalid name beside isDefault leaves the default where it was
    Spec: Default voice service

    @X-47 @reading
    Scenario Outline: The name <NAME>
      Given the second service was set to {"isDefault":true}
      When the client updates the service with {"isDefault":true,"name":<NAME>}
      Then it is refused
      And the second service has {"isDefault":true}
      And the service has {"isDefault":false,"name":"Reception"}
      When the client updates the service with {"isDefault":true,"name":"Desk"}
      Then the service has {"isDefault":true,"name":"Desk"}

      Examples:
        | NAME    |
        | " Desk" |
        | 17      |
