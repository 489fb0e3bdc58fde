@voice
Feature: Services that belong to another project
  A key opens what its own project owns, and nothing else.

  Background:
    Given the project has the voice service "Main line"
    And the other project has the voice service "Foreign line"
    And the description of "Main line" is "Daytime"

  @BEARER-06
  Rule: Another project's resource gets HTTP status 403
    Spec: Authentication / Bearer tokens

    @core @smoke
    Example: The other project's key, by Basic
      When the other project's client updates "Main line" with description "Weekdays"
      Then it is refused with HTTP status 403
      And "Main line" is unchanged
      When the other project's client updates "Foreign line" with description "Weekends"
      Then it is accepted with HTTP status 200

    @core
    Example: The other project's token
      Given the other project's client has the token "B"
      When the other project's client with the token "B" updates "Main line" with description "Weekdays"
      Then it is refused with HTTP status 403
      And "Main line" is unchanged
      When the other project's client with the token "B" updates "Foreign line" with description "Weekends"
      Then it is accepted with HTTP status 200

    Example: The client's own service under the other project
      When the client updates the path "/v2/projects/{otherProjectId}/services/{serviceId}" with description "Weekdays"
      Then it is refused with HTTP status 403
      And "Main line" is unchanged
      When the client updates "Main line" with description "Weekends"
      Then it is accepted with HTTP status 200

    Scenario Outline: A path with <WHAT>
      Given the description of "Foreign line" is "Evenings"
      When the client updates the path "<PATH>" with description "Weekdays"
      Then it is refused with HTTP status 403 or 404
      And "Main line" is unchanged
      And "Foreign line" is unchanged
      When the client updates "Main line" with description "Weekends"
      Then it is accepted with HTTP status 200

      Examples:
        | WHAT                                          | PATH                                                                   |
        | the other project's service under the project | /v2/projects/{projectId}/services/{otherServiceId}                     |
        | a project that does not exist                 | /v2/projects/3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34/services/{serviceId} |
        | a service that does not exist                 | /v2/projects/{projectId}/services/3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34 |
