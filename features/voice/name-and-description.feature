@voice
Feature: Name and description of a voice service
  A voice service has a name in every answer and may have a description.

  Background:
    Given the service was set to {"name":"Reception","description":"Daytime"}

  Rule: A name is text and is in every answer
    Spec: Voice service

    @VOICE-NAME-02
    Scenario Outline: <NAME> is not text
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
        | NAME     |
        | 17       |
        | ["Desk"] |
