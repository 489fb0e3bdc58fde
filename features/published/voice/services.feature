@voice
Feature: Making, reading and deleting voice services
  Around the update a client makes services, looks at them and takes them away again.

  Rule: A new service is answered with HTTP status 201 and shown as it was sent
    Spec: Published: voice services

    @PUB-VOICE-CREATE-01 @published @smoke
    Example: A name and a description
      When the client asks to create a voice service, where "/description" is "Weekdays"
      Then it is accepted with HTTP status 201
      And the answer includes {"description":"Weekdays","isDefault":false}
      But the answer has no "updateTime"
      When the client asks to update a voice service
      Then "updateTime" of the answer is an RFC 3339 timestamp

    @PUB-VOICE-CREATE-01 @published
    Example: A call behavior
      When the client asks to create a voice service, where "/callBehavior" is '{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}'
      Then it is accepted with HTTP status 201
      And the answer includes {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}}

    @PUB-VOICE-CREATE-01 @published @needs-accounts
    Example: A new default takes over from the earlier one
      When the client asks to create a voice service, where "/isDefault" is "true"
      Then it is accepted with HTTP status 201
      And the answer includes {"isDefault":true}
      When the client asks to list voice services with the query "isDefault=true"
      Then the answer includes {"meta":{"totalCount":1}}

  Rule: A new service needs a name
    Spec: Published: voice services

    @PUB-VOICE-CREATE-02 @published
    Scenario Outline: <WHAT>
      When the client asks to create a voice service, where "/name" is "<NAME>"
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/name"

      Examples:
        | WHAT                | NAME    |
        | null                | null    |
        | A number            | 17      |
        | A blank in front    | \" Desk\" |

    @PUB-VOICE-CREATE-02 @published
    Example: No name at all
      When the client asks to create a voice service, leaving out "/name"
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/name"

  Rule: A name that another service of the project has is refused with HTTP status 409
    Spec: Published: voice services

    @PUB-VOICE-CREATE-03 @published @needs-accounts
    Example: The same name twice
      When the client asks to create a voice service, where "/name" is "Reception"
      Then it is accepted with HTTP status 201
      When the client asks to create a voice service, where "/name" is "Reception"
      Then it is refused with HTTP status 409

    @PUB-VOICE-CREATE-03 @published @needs-accounts
    Example: Another project has its own names
      When the client asks to create a voice service, where "/name" is "Reception"
      Then it is accepted with HTTP status 201
      When another customer asks to create a voice service, where "/name" is "Reception"
      Then it is answered with HTTP status 201 or 403

  Rule: A service is shown as it is
    Spec: Published: voice services

    @PUB-VOICE-READ-01 @published @needs-clock
    Example: Never changed, and changed
      Given it is 2024-03-01T10:00:00Z
      And the service was set to {"name":"Reception","description":"Daytime","callBehavior":{"type":"NONE"}}
      When the client reads the service
      Then it is accepted with HTTP status 200
      And the answer describes the service
      And the answer includes {"name":"Reception","description":"Daytime","callBehavior":{"type":"NONE"}}
      And the answer shows the instant 2024-03-01T10:00:00Z as "updateTime"

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
