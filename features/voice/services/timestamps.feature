@voice
Feature: Timestamps of a voice service
  A voice service shows its times of creation and last change.

  Background:
    Given the project has the voice services "Main line" and "Second line"

  @VOICE-TIME-01
  Rule: createTime and updateTime are RFC 3339 timestamps
    Spec: Voice service

    @core
    Example: Both after an update
      When the client updates "Main line" with description "Weekdays"
      Then "createTime" of the answer is an RFC 3339 timestamp
      And "updateTime" of the answer is an RFC 3339 timestamp

    Example: The time of creation stays while updates come
      Given the description of "Main line" is "Weekdays"
      When 2 seconds pass
      And the client updates "Main line" with description "Weekends"
      And the client updates "Main line" with callBehavior.type "NONE"
      Then "Main line" is unchanged but for:
        | description       | "Weekends" |
        | callBehavior.type | "NONE"     |

    @needs-clock
    Scenario Outline: The updated service shows the platform's own time, <WHEN>
      Given it is <BEFORE>
      When 1 second passes
      And the client updates "Main line" with description "Weekdays"
      Then "updateTime" of the answer is the instant <AFTER>

      Examples:
        | WHEN                          | BEFORE               | AFTER                |
        | at the end of a leap day      | 2024-02-29T23:59:58Z | 2024-02-29T23:59:59Z |
        | in the last days of a year    | 2024-12-30T13:05:09Z | 2024-12-30T13:05:10Z |
        | in the first minute of a year | 2027-01-01T00:00:08Z | 2027-01-01T00:00:09Z |
        | in the afternoon in October   | 2026-10-09T17:08:07Z | 2026-10-09T17:08:08Z |

  @VOICE-TIME-02 @needs-clock
  Rule: A service that was never updated has no updateTime
    Spec: Voice service

    Example: Before and after the first update
      Given it is 2024-01-15T12:00:00Z
      When the client reads "Main line"
      Then the answer has:
        | serviceId | "Main line"   |
        | projectId | "the project" |
      But the answer does not contain "updateTime"
      When the client updates "Main line" with description "Weekdays"
      Then "updateTime" of the answer is an RFC 3339 timestamp

    Example: Made the default, and once more
      When the client updates "Second line" with isDefault true
      And the client updates "Second line" with isDefault true
      Then "updateTime" of the answer is an RFC 3339 timestamp

  @VOICE-TIME-03
  Rule: updateTime advances with each change and is never before createTime
    Spec: Voice service

    @reading
    Example: Three changes, seconds apart
      When the client updates "Main line" with description "Weekdays"
      And 2 seconds pass
      And the client updates "Main line" with description "Weekends"
      And 2 seconds pass
      And the client updates "Main line" with description "Evenings"
      Then the updateTime moves forward with every answer

    @observe
    Example: An update without members
      Given the description of "Main line" is "Weekdays"
      When 2 seconds pass
      And the client updates "Main line" with nothing
      Then the platform's answer is recorded
