@voice
Feature: Name and description of a voice service
  A voice service has a name in every answer and may have a description.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And "Main line" has been set to:
      | name        | "Reception" |
      | description | "Daytime"   |

  @VOICE-NAME-02
  Rule: A name is text and is in every answer
    Spec: Voice service

    Scenario Outline: <NAME> is not text
      When the client updates "Main line" with name <NAME>
      Then it is refused
      And the name of "Main line" is now "Reception"
      When the client updates "Main line" with name "Desk"
      Then the answer has "name" set to "Desk"

      Examples:
        | NAME     |
        |        1 |
        | true     |
        | ["Desk"] |
        | {}       |

    Example: An update of another member answers with the name
      When the client updates "Main line" with description "Evenings"
      Then the answer has "name" set to "Reception"

  @VOICE-DESC-01
  Rule: A description is optional text that can be set and changed
    Spec: Voice service

    Scenario Outline: The description <DESCRIPTION>
      When the client updates "Main line" with description <DESCRIPTION>
      Then it is accepted with HTTP status 200
      And the answer has "description" set to <DESCRIPTION>
      And "Main line" is unchanged but for:
        | description | <DESCRIPTION> |

      Examples:
        | DESCRIPTION                       |
        | "Evenings"                        |
        | "Grüße, 你好, Привет, 👍"          |
        | "Ring \\"twice\\" / then hang up" |

    Example: An empty description takes the place of the one before
      When the client updates "Main line" with:
        | description | "" |
      Then it is accepted with HTTP status 200
      And "Main line" does not mention "Daytime"

  @X-47 @reading
  Rule: An invalid name beside isDefault leaves the default where it was
    Spec: Default voice service

    Scenario Outline: The name <NAME>
      Given "Second line" is the default service
      When the client updates "Main line" with:
        | isDefault | true   |
        | name      | <NAME> |
      Then it is refused
      And "Second line" is now the default service
      And "Main line" has:
        | isDefault | false       |
        | name      | "Reception" |
      When the client updates "Main line" with:
        | isDefault | true   |
        | name      | "Desk" |
      Then "Main line" has:
        | isDefault | true   |
        | name      | "Desk" |

      Examples:
        | NAME     |
        |       17 |
        | ["Desk"] |
