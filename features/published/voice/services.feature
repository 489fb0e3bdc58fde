@voice
Feature: Making voice services
  Around the update a client makes services of its own.

  @PUB-VOICE-CREATE-01 @published
  Rule: A new service is answered with HTTP status 201 and shown as it was sent

    @smoke
    Example: A name and a description
      When the client asks to create a voice service, where "/description" is "Weekdays"
      Then it is accepted with HTTP status 201
      And the answer includes {"projectId":"the project","description":"Weekdays","isDefault":false}
      But "updateTime" of the answer is absent
      When the client asks to update a voice service
      Then "updateTime" of the answer is an RFC 3339 timestamp

    Example: A call behavior
      When the client asks to create a voice service, where "/callBehavior" is {"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}
      Then it is accepted with HTTP status 201
      And the answer has:
        | callBehavior.type        | "WEBHOOK"                      |
        | callBehavior.webhook.url | "https://calls.example.com/in" |

    @needs-accounts
    Example: A new default takes over from the earlier one
      When the client asks to create a voice service, where "/isDefault" is true
      Then it is accepted with HTTP status 201
      And the answer has "isDefault" set to true
      When the client asks to list voice services with the query "isDefault=true"
      Then the answer includes {"meta":{"totalCount":1}}

  @PUB-VOICE-CREATE-02 @published
  Rule: A new service needs a name

    Scenario Outline: Refused as a name: <WHAT>
      When the client asks to create a voice service, where "/name" is <NAME>
      Then it is refused with HTTP status 400

      Examples:
        | WHAT             | NAME    |
        | null             | null    |
        | A number         |      17 |
        | A blank in front | " Desk" |

    Example: No name at all
      When the client asks to create a voice service, where "/name" is missing
      Then it is refused with HTTP status 400

  @PUB-VOICE-CREATE-03 @published @needs-accounts
  Rule: A name that another service of the project has is refused with HTTP status 409

    Example: The same name twice
      When the client asks to create a voice service, where "/name" is "Reception"
      Then it is accepted with HTTP status 201
      When the client asks to create a voice service, where "/name" is "Reception"
      Then it is refused with HTTP status 409

    Example: Another project has its own names
      When the client asks to create a voice service, where "/name" is "Reception"
      Then it is accepted with HTTP status 201
      When another customer asks to create a voice service, where "/name" is "Reception"
      Then it is answered with HTTP status 201 or 403
