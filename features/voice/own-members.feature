@voice
Feature: Members that an update cannot change
  Ids and times are the platform's own, and a name stays a text.

  Background:
    Given the second service was set to {"isDefault":true}
    And the service was set to {"name":"Reception","description":"Daytime","callBehavior":{"type":"NONE"}}

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
