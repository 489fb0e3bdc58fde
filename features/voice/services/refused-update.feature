@voice
Feature: Refused updates of a voice service
  An update that is refused leaves every member and every time as it was.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And "Second line" is the default service
    And "Main line" has been set to:
      | name              | "Reception" |
      | description       | "Daytime"   |
      | callBehavior.type | "NONE"      |

  @VOICE-PATCH-05 @reading
  Rule: A refused update changes nothing
    Spec: Endpoints / Voice service update

    @core
    Scenario Outline: <WHAT> beside good members
      When the client updates "Main line" with:
        | name                 | <NAME>        |
        | description          | <DESCRIPTION> |
        | isDefault            | <DEFAULT>     |
        | callBehavior.type    | <TYPE>        |
        | callBehavior.webhook | <WEBHOOK>     |
      Then it is refused
      And "Main line" is unchanged
      When the client updates "Main line" with name "Sales"
      Then "Main line" is unchanged but for:
        | name | "Sales" |

      Examples:
        | WHAT                     | NAME    | DESCRIPTION | DEFAULT | TYPE      | WEBHOOK |
        | isDefault false          | "Sales" | "Evenings"  | false   |           |         |
        | a name of the wrong type |      17 | "Evenings"  | true    |           |         |
        | a webhook without url    | "Sales" |             |         | "WEBHOOK" | {}      |

    @needs-clock
    Example: The time of the latest update stays
      Given it is 2024-03-01T10:00:00Z
      And the description of "Main line" is "Weekends"
      When 1 minute passes
      And the client updates "Main line" with name 17
      Then it is refused
      When the client reads "Main line"
      Then "updateTime" of the answer is the instant 2024-03-01T10:00:00Z
