@voice
Feature: Reading and deleting voice services
  Around the update a client looks at services and takes them away again.

  Background:
    Given the project has the voice services "Main line" and "Second line"

  @PUB-VOICE-READ-01 @published
  Rule: A service is shown as it is

    @needs-clock
    Example: Never changed, and changed
      Given it is 2024-03-01T10:00:00Z
      And "Main line" has been set to:
        | name              | "Reception" |
        | description       | "Daytime"   |
        | callBehavior.type | "NONE"      |
      When the client reads "Main line"
      Then it is accepted with HTTP status 200
      And the answer has:
        | serviceId | "Main line"   |
        | projectId | "the project" |
      And the answer has:
        | name              | "Reception" |
        | description       | "Daytime"   |
        | callBehavior.type | "NONE"      |
      And "updateTime" of the answer is the instant 2024-03-01T10:00:00Z

    Example: A new one
      When the client asks to read a voice service
      Then it is accepted with HTTP status 200

  @PUB-VOICE-DELETE-01 @published
  Rule: A deleted service is gone

    Example: Deleted, and looked for
      When the client asks to read a voice service
      Then it is accepted with HTTP status 200
      When the client asks to delete a voice service
      Then it is accepted with HTTP status 204
      When the client asks to read a voice service
      Then it is refused with HTTP status 404

    Example: Deleted twice
      When the client asks to delete a voice service
      Then it is accepted with HTTP status 204
      When the client asks to delete a voice service
      Then it is refused with HTTP status 404

    Example: Five are deleted one after another
      When the client asks 5 times to create a voice service
      And the client goes through the pages of list voice services, 100 at a time
      Then each voice service made is on exactly one page of at most 100
      When the client asks to delete a voice service for each voice service made
      And the client goes through the pages of list voice services, 100 at a time
      Then no voice service made is on any page

  @PUB-VOICE-DELETE-02 @published @needs-accounts
  Rule: The default service cannot be deleted

    Example: The default, and another service
      Given "Main line" is the default service
      When the client asks to delete a voice service, "Main line"
      Then it is refused with HTTP status 400
      And "Main line" is now the default service
      When the client asks to delete a voice service, "Second line"
      Then it is accepted with HTTP status 204

  @PUB-VOICE-DEFAULT-01 @published @needs-accounts
  Rule: A new project has a default service

    Example: The default service in the project of the client
      When the client asks to list voice services with the query "isDefault=true"
      Then the answer has 1 entries in "services"
      And the answer includes {"services":[{"isDefault":true}]}
