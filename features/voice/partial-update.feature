@voice
Feature: Partial updates of a voice service
  The client changes single members of a voice service and leaves the others alone.

  Background:
    Given the second service was set to {"isDefault":true}
    And the service was set to {"name":"Reception","description":"Daytime","callBehavior":{"type":"NONE"}}

  Rule: Members that the body does not name keep their values
    Spec: Endpoints / Voice service update

    @VOICE-PATCH-01
    Scenario Outline: The body has <WHAT>
      When the client updates the service with <BODY>
      Then it is accepted
      And the service is unchanged but for <BODY>

      Examples:
        | WHAT                  | BODY                                                                                            |
        | a name                | {"name":"Sales"}                                                                                |
        | a description         | {"description":"Evenings"}                                                                      |
        | isDefault             | {"isDefault":true}                                                                              |
        | a call behavior       | {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}}            |
        | name and description  | {"name":"Sales","description":"Evenings"}                                                       |
        | all four members      | {"name":"Sales","description":"Evenings","isDefault":true,"callBehavior":{"type":"STATIC","static":{"commands":[{"command":"hangup"}]}}} |

  Rule: An empty object is a valid body and changes nothing
    Spec: Endpoints / Voice service update

    @VOICE-PATCH-02 @reading
    Example: No members at all
      When the client updates the service with {}
      Then it is accepted with HTTP status 200
      And the service is unchanged
      When the client updates the service with {"description":"Evenings"}
      Then the service has {"description":"Evenings"}

  Rule: An update may make a service the default and change further members
    Spec: Voice service

    @X-46 @reading
    Example: The new default gets a name, the earlier default keeps its own
      Given the second service was set to {"name":"Night line","isDefault":true}
      When the client updates the service with {"isDefault":true,"name":"Sales"}
      Then the service is unchanged but for {"isDefault":true,"name":"Sales"}
      And the second service is unchanged but for {"isDefault":false}
