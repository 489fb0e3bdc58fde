@voice
Feature: Services that belong to another project
  A key opens what its own project owns, and nothing else.

  Background:
    Given the service was set to {"description":"Daytime"}
    And the other project's service was set to {"description":"Evenings"}

  Rule: Another project's resource gets HTTP status 403
    Spec: Authentication / Bearer tokens

    @BEARER-06 @smoke
    Example: The other project's key, by Basic
      When the other project's client updates the service with {"description":"Weekdays"}
      Then it is refused with HTTP status 403
      And the service is unchanged
      When the other project's client updates the other project's service with {"description":"Weekends"}
      Then it is accepted with HTTP status 200

    @BEARER-06
    Example: The other project's token
      Given the other project's client has the token "B"
      When the other project's client with the token "B" updates the service with {"description":"Weekdays"}
      Then it is refused with HTTP status 403
      And the service is unchanged
      When the other project's client with the token "B" updates the other project's service with {"description":"Weekends"}
      Then it is accepted with HTTP status 200

    @BEARER-06
    Example: The client's own service under the other project
      When the client updates the path "/v2/projects/{otherProjectId}/services/{serviceId}" with {"description":"Weekdays"}
      Then it is refused with HTTP status 403
      And the service is unchanged
      When the client updates the service with {"description":"Weekends"}
      Then it is accepted with HTTP status 200

    @BEARER-06
    Scenario Outline: <WHAT>
      When the client updates the path "<PATH>" with {"description":"Weekdays"}
      Then it is refused with HTTP status 403 or 404
      And the service is unchanged
      And the other project's service is unchanged
      When the client updates the service with {"description":"Weekends"}
      Then it is accepted with HTTP status 200

      Examples:
        | WHAT                                          | PATH                                                                   |
        | The other project's service under the project | /v2/projects/{projectId}/services/{otherServiceId}                     |
        | A project that nobody has                     | /v2/projects/3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34/services/{serviceId} |
        | A service that nobody has                     | /v2/projects/{projectId}/services/3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34 |
