@voice
Feature: Reading and deleting voice services
  Around the update a client looks at services and takes them away again.

  Rule: A service is shown as it is
    Spec: Published: voice services

    @PUB-VOICE-READ-01 @published @needs-clock
    Example: Never changed, and changed
      Given it is 2024-03-01T10:00:00Z
      And the service was set to {"name":"Reception","description":"Daytime","callBehavior":{"type":"NONE"}}
      When the client reads the service
      Then it is accepted with HTTP status 200
      And the answer has {"serviceId":"the service","projectId":"the project"}
      And the answer includes {"name":"Reception","description":"Daytime","callBehavior":{"type":"NONE"}}
      And "updateTime" of the answer is the instant 2024-03-01T10:00:00Z

    @PUB-VOICE-READ-01 @published
    Example: A new one
      When the client asks to read a voice service
      Then it is accepted with HTTP status 200

  Rule: A deleted service is gone
    Spec: Published: voice services

    @PUB-VOICE-DELETE-01 @published
    Example: Deleted, and looked for
      When the client asks to read a voice service
      Then it is accepted with HTTP status 200
      When the client asks to delete a voice service
      Then it is accepted with HTTP status 204
      When the client asks to read a voice service
      Then it is refused with HTTP status 404

    @PUB-VOICE-DELETE-01 @published
    Example: Deleted twice
      When the client asks to delete a voice service
      Then it is accepted with HTTP status 204
      When the client asks to delete a voice service
      Then it is refused with HTTP status 404

    @PUB-VOICE-DELETE-01 @published
    Example: Five are deleted one after another
      When the client asks 5 times to create a voice service
      And the client goes through the pages of list voice services, 100 at a time
      Then each voice service made is on exactly one page of at most 100
      When the client asks to delete a voice service for each voice service made
      And the client goes through the pages of list voice services, 100 at a time
      Then no voice service made is on any page

  Rule: The default service cannot be deleted
    Spec: Published: voice services

    @PUB-VOICE-DELETE-02 @published @needs-accounts
    Example: The default, and another service
      Given the service was set to {"isDefault":true}
      When the client asks to delete a voice service that is the service
      Then it is refused with HTTP status 400
      And the service has {"isDefault":true}
      When the client asks to delete a voice service that is the second service
      Then it is accepted with HTTP status 204

  Rule: A new project has a default service
    Spec: Published: voice services

    @PUB-VOICE-DEFAULT-01 @published @needs-accounts
    Scenario Outline: The project of <WHO>
      When <WHO> asks to list voice services with the query "isDefault=true"
      Then the answer has 1 entries in "services"
      And the answer includes {"services":[{"isDefault":true}]}

      Examples:
        | WHO        |
        | the client |
