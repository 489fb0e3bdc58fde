@voice
Feature: What an update of a voice service answers
  The client changes a voice service and gets the whole service back.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And "Main line" has been set to:
      | name        | "Reception" |
      | description | "Daytime"   |
      | isDefault   | true        |

  @VOICE-RESP-01
  Rule: A successful update answers with the voice service object
    Spec: Endpoints / Voice service update

    @smoke
    Example: Another description
      When the client updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      And the answer has:
        | serviceId | "Main line"   |
        | projectId | "the project" |
      And the answer has:
        | name        | "Reception" |
        | description | "Weekdays"  |
        | isDefault   | true        |
      And "createTime" of the answer is an RFC 3339 timestamp

    Example: A service that is not the default says so
      When the client updates "Second line" with description "Weekends"
      Then it is accepted with HTTP status 200
      And the answer has:
        | serviceId | "Second line" |
        | projectId | "the project" |
      And the answer has "isDefault" set to false

  @VOICE-PATHPARAM-01
  Rule: The path of an update names a project and a service
    Spec: Endpoints / Voice service update

    Scenario Outline: Without <MISSING>
      When the client updates the path "<PATH>" with description "Weekdays"
      Then it is refused
      And "Main line" is unchanged
      When the client updates the path "/v2/projects/{projectId}/services/{serviceId}" with description "Weekdays"
      Then it is accepted
      And the description of "Main line" is now "Weekdays"

      Examples:
        | MISSING       | PATH                               |
        | the projectId | /v2/projects//services/{serviceId} |
        | the serviceId | /v2/projects/{projectId}/services/ |
        | both          | /v2/projects//services/            |

  @VOICE-PATCH-07 @reading
  Rule: A service that does not exist in the project is not updated
    Spec: Endpoints / Voice service update

    Scenario Outline: The path ends in <WHAT>
      When the client updates the path "/v2/projects/{projectId}/services/<ID>" with description "Weekdays"
      Then it is refused
      When the client updates the path "/v2/projects/{projectId}/services/{serviceId}" with description "Weekdays"
      Then it is accepted

      Examples:
        | WHAT                    | ID                                   |
        | a UUID of no service    | 3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34 |
        | text that is not a UUID | nobody                               |
