@voice
Feature: Refused updates of a voice service
  An update that is refused leaves every member and every time as it was.

  Background:
    Given the second service was set to {"isDefault":true}
    And the service was set to {"name":"Reception","description":"Daytime","callBehavior":{"type":"NONE"}}

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
      Then "updateTime" of the answer is the instant 2024-03-01T10:00:00Z
