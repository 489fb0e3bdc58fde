@voice
Feature: Members that an update cannot change
  Ids and times are the platform's own, and a name stays a text.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And "Second line" is the default service
    And "Main line" has been set to:
      | name                                   | "Reception" |
      | description                            | "Daytime"   |
      | callBehavior.type                      | "STATIC"    |
      | callBehavior.static.callName           | "desk"      |
      | callBehavior.static.commands.1.command | "hangup"    |

  @VOICE-PATCH-03 @reading
  Rule: A name stays text whatever null means
    Spec: Endpoints / Voice service update

    Scenario Outline: null for <MEMBER>
      When the client updates "Main line" with <MEMBER> null
      Then the platform's answer is recorded
      When the client updates "Main line" with nothing
      Then "name" of the answer is text without blanks at its ends
      When the client updates "Main line" with <MEMBER> "Evenings"
      Then the <MEMBER> of "Main line" is now "Evenings"

      Examples:
        | MEMBER      |
        | name        |
        | description |

  @VOICE-PATCH-06 @reading
  Rule: Ids and times of a service are the platform's own
    Spec: Voice service

    Scenario Outline: The body brings its own <MEMBER>
      When the client updates "Main line" with <MEMBER> "<VALUE>"
      Then the platform's answer is recorded
      And "Main line" is unchanged
      And "Main line" does not mention "<VALUE>"
      When the client updates "Main line" with name "Sales"
      Then "Main line" is unchanged but for:
        | name | "Sales" |

      Examples:
        | MEMBER     | VALUE                                |
        | serviceId  | 3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34 |
        | projectId  | 9a1d2c3b-7e6f-4a5b-8c9d-0e1f2a3b4c5d |
        | createTime |                 1999-12-31T23:59:59Z |
        | updateTime |                 1999-12-31T23:59:59Z |
