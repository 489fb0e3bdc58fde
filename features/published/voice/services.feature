@voice
Feature: Making voice services
  Around the update a client makes services of its own.

  Rule: A new service is answered with HTTP status 201 and shown as it was sent
    Spec: Published: voice services

    @PUB-VOICE-CREATE-01 @published @smoke
    Example: A name and a description
      When the client asks to create a voice service, where "/description" is "Weekdays"
      Then it is accepted with HTTP status 201
      And the answer includes {"projectId":"the project","description":"Weekdays","isDefault":false}
      But "updateTime" of the answer is absent
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
      When the client asks to create a voice service, where "/name" is missing
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
