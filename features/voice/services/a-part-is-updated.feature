@voice
Feature: Partial updates of a voice service
  The client changes single members of a voice service and leaves the others alone.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And "Second line" is the default service
    And "Main line" has been set to:
      | name              | "Reception"                                                                                                                                                                                             |
      | description       | "Daytime: from Monday to Friday, for guests of the harbour, callers from abroad and anybody who lost the way; there is music while they wait, and at the end somebody who knows the timetable by heart" |
      | callBehavior.type | "NONE"                                                                                                                                                                                                  |

  @VOICE-PATCH-01
  Rule: Members that the body does not name keep their values
    Spec: Endpoints / Voice service update

    Scenario Outline: The body has <WHAT>
      When the client updates "Main line" with:
        | name                                   | <NAME>        |
        | description                            | <DESCRIPTION> |
        | isDefault                              | <DEFAULT>     |
        | callBehavior.type                      | <TYPE>        |
        | callBehavior.webhook.url               | <URL>         |
        | callBehavior.static.commands.1.command | <COMMAND>     |
      Then it is accepted
      And "Main line" is unchanged but for:
        | name                                   | <NAME>        |
        | description                            | <DESCRIPTION> |
        | isDefault                              | <DEFAULT>     |
        | callBehavior.type                      | <TYPE>        |
        | callBehavior.webhook.url               | <URL>         |
        | callBehavior.static.commands.1.command | <COMMAND>     |

      Examples:
        | WHAT                 | NAME    | DESCRIPTION | DEFAULT | TYPE      | URL                            | COMMAND  |
        | a name               | "Sales" |             |         |           |                                |          |
        | a description        |         | "Evenings"  |         |           |                                |          |
        | isDefault            |         |             | true    |           |                                |          |
        | a call behavior      |         |             |         | "WEBHOOK" | "https://calls.example.com/in" |          |
        | name and description | "Sales" | "Evenings"  |         |           |                                |          |
        | all four members     | "Sales" | "Evenings"  | true    | "STATIC"  |                                | "hangup" |

    @needs-clock
    Example: The other service of the project keeps its time
      Given it is 2024-03-01T10:00:00Z
      And the description of "Second line" is "Weekends"
      When 1 minute passes
      And the client updates "Main line" with description "Evenings"
      And the client reads "Second line"
      Then "updateTime" of the answer is the instant 2024-03-01T10:00:00Z
      And "Main line" is unchanged but for:
        | description | "Evenings" |

    @needs-holds
    Example: Two members are changed by requests that are decided together
      Given the next 2 requests to update a voice service are decided together
      When the client updates at the same moment:
        | SERVICE   | MEMBER      | VALUE      | TIMES |
        | Main line | description | "Evenings" |     1 |
        | Main line | name        | "Sales"    |     1 |
      Then "Main line" has:
        | name        | "Sales"    |
        | description | "Evenings" |

    Example: Two members are changed at the same moment
      When the client updates at the same moment:
        | SERVICE   | MEMBER      | VALUE      |
        | Main line | name        | "Sales"    |
        | Main line | description | "Evenings" |
      Then "Main line" is unchanged but for:
        | name        | "Sales"    |
        | description | "Evenings" |

  @VOICE-PATCH-02 @reading
  Rule: An empty object is a valid body and changes nothing
    Spec: Endpoints / Voice service update

    Example: No members at all
      When the client updates "Main line" with nothing
      Then it is accepted with HTTP status 200
      And "Main line" is unchanged
      When the client updates "Main line" with description "Evenings"
      Then the description of "Main line" is now "Evenings"

  @X-46 @reading
  Rule: An update may make a service the default and change further members
    Spec: Voice service

    Example: The new default gets a name, the earlier default keeps its own
      Given "Second line" has been set to:
        | description       | "By night" |
        | callBehavior.type | "NONE"     |
        | isDefault         | true       |
      When the client updates "Main line" with:
        | isDefault | true    |
        | name      | "Sales" |
      Then "Main line" is unchanged but for:
        | isDefault | true    |
        | name      | "Sales" |
      And "Second line" is unchanged but for:
        | isDefault | false |
