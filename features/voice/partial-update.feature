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

  Rule: A name stays text whatever null means
    Spec: Endpoints / Voice service update

    @VOICE-PATCH-03 @reading
    Scenario Outline: null for <MEMBER>
      When the client updates the service with {"<MEMBER>":null}
      Then the platform's answer is recorded
      And "name" of the service is text without blanks at its ends
      When the client updates the service with {"<MEMBER>":"Evenings"}
      Then the service has {"<MEMBER>":"Evenings"}

      Examples:
        | MEMBER      |
        | name        |
        | description |

  Rule: A call behavior in the body replaces the earlier one
    Spec: Endpoints / Voice service update

    @VOICE-PATCH-04
    Example: From a webhook to none
      Given the service was set to {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}}
      When the client updates the service with {"callBehavior":{"type":"NONE"}}
      Then the answer includes {"callBehavior":{"type":"NONE"}}
      And the service has {"callBehavior":{"type":"NONE"}}
      But the service does not mention "https://calls.example.com/in"

    @VOICE-PATCH-04
    Example: From a webhook to commands
      Given the service was set to {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}}
      When the client gives the service the commands [{"command":"answer"}]
      Then the service has {"callBehavior":{"type":"STATIC","static":{"commands":[{"command":"answer"}]}}}
      But the service does not mention "https://calls.example.com/in"

    @VOICE-PATCH-04
    Example: To another webhook
      Given the service was set to {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in","fallbackUrl":"https://reserve.example.com/in"}}}
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/new"}}}
      Then the service has {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/new"}}}
      But the service does not mention "https://reserve.example.com/in"

    @VOICE-PATCH-04 @observe
    Example: Another webhook without the earlier fallback
      Given the service was set to {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in","fallbackUrl":"https://calls.example.com/spare"}}}
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/new"}}}
      Then the platform's answer is recorded

  Rule: A refused update changes nothing
    Spec: Endpoints / Voice service update

    @VOICE-PATCH-05 @reading
    Scenario Outline: <WHAT> beside good members
      When the client updates the service with <BODY>
      Then it is refused
      And the service is unchanged
      When the client updates the service with {"name":"Sales"}
      Then the service is unchanged but for {"name":"Sales"}

      Examples:
        | WHAT                 | BODY                                                                |
        | isDefault false      | {"name":"Sales","description":"Evenings","isDefault":false}         |
        | a name of the wrong type | {"description":"Evenings","isDefault":true,"name":17}           |
        | a webhook without url | {"name":"Sales","callBehavior":{"type":"WEBHOOK","webhook":{}}}    |

    @VOICE-PATCH-05 @reading @needs-clock
    Example: The time of the latest update stays
      Given it is 2024-03-01T10:00:00Z
      And the service was set to {"description":"Weekends"}
      When 1 minute passes
      And the client updates the service with {"name":17}
      Then it is refused
      When the client reads the service
      Then the answer shows the instant 2024-03-01T10:00:00Z as "updateTime"

  Rule: Ids and times of a service are the platform's own
    Spec: Voice service

    @VOICE-PATCH-06 @reading
    Scenario Outline: The body brings its own <MEMBER>
      When the client updates the service with {"<MEMBER>":"<VALUE>"}
      Then the platform's answer is recorded
      And the service is unchanged
      And the service does not mention "<VALUE>"
      When the client updates the service with {"description":"Evenings"}
      Then the service is unchanged but for {"description":"Evenings"}

      Examples:
        | MEMBER     | VALUE                                |
        | serviceId  | 3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34 |
        | projectId  | 9a1d2c3b-7e6f-4a5b-8c9d-0e1f2a3b4c5d |
        | createTime | 1999-12-31T23:59:59Z                 |
        | updateTime | 1999-12-31T23:59:59Z                 |

  Rule: An update may make a service the default and change further members
    Spec: Voice service

    @X-46 @reading
    Example: The new default gets a name, the earlier default keeps its own
      Given the second service was set to {"name":"Night line","isDefault":true}
      When the client updates the service with {"isDefault":true,"name":"Sales"}
      Then the service is unchanged but for {"isDefault":true,"name":"Sales"}
      And the second service is unchanged but for {"isDefault":false}
