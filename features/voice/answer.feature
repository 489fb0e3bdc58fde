@voice
Feature: What an update of a voice service answers
  The client changes a voice service and gets the whole service back.

  Background:
    Given the service was set to {"name":"Reception","description":"Daytime","isDefault":true}

  Rule: A successful update answers with the voice service object
    Spec: Endpoints / Voice service update

    @VOICE-RESP-01 @smoke
    Example: Another description
      When the client updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      And the answer describes the service
      And the answer includes {"name":"Reception","description":"Weekdays","isDefault":true}
      And "createTime" of the answer is an RFC 3339 timestamp

    @VOICE-RESP-01
    Example: A service that is not the default says so
      When the client updates the second service with {"description":"Weekends"}
      Then it is accepted with HTTP status 200
      And the answer describes the second service
      And the answer includes {"isDefault":false}

  Rule: The path of an update names a project and a service
    Spec: Endpoints / Voice service update

    @VOICE-PATHPARAM-01
    Scenario Outline: Without <MISSING>
      When the client updates the path "<PATH>" with {"description":"Weekdays"}
      Then it is refused
      And the service is unchanged
      When the client updates the path "/v2/projects/{projectId}/services/{serviceId}" with {"description":"Weekdays"}
      Then it is accepted
      And the service has {"description":"Weekdays"}

      Examples:
        | MISSING       | PATH                                     |
        | the projectId | /v2/projects//services/{serviceId}       |
        | the serviceId | /v2/projects/{projectId}/services/       |
        | both          | /v2/projects//services/                  |

  Rule: A service that does not exist in the project is not updated
    Spec: Endpoints / Voice service update

    @VOICE-PATCH-07 @reading
    Scenario Outline: The path ends in <WHAT>
      When the client updates the path "/v2/projects/{projectId}/services/<ID>" with {"description":"Weekdays"}
      Then it is refused
      When the client updates the path "/v2/projects/{projectId}/services/{serviceId}" with {"description":"Weekdays"}
      Then it is accepted

      Examples:
        | WHAT                      | ID                                   |
        | a UUID nobody has         | 3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34 |
        | text that is not a UUID   | nobody                               |
