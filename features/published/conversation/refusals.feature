@conversation
Feature: Whom the conversation service refuses
  An app belongs to one project; no other project sends in its name.

  @PUB-CONV-REFUSE-01 @published
  Rule: A caller without good credentials is refused in the published form

    Scenario Outline: To <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401
      And the answer has "error.status" set to "UNAUTHENTICATED"

      Examples:
        | OPERATION                        |
        | send a conversation message      |
        | ask what a recipient can receive |

  @PUB-CONV-REFUSE-02 @published @needs-accounts
  Rule: The key of another project is refused with HTTP status 403

    Scenario Outline: To <OPERATION> with the key of another customer
      When another customer asks to <OPERATION>
      Then it is refused with HTTP status 403
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 200

      Examples:
        | OPERATION                                |
        | send a conversation message              |
        | ask what a recipient can receive         |
        | ask whether the channel reaches a number |

  @PUB-CONV-REFUSE-03 @published
  Rule: An app that the project does not have is refused with HTTP status 404

    Scenario Outline: To <OPERATION> for an unknown app
      When the client asks to <OPERATION>, where "/app_id" is "app-of-nobody"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION                        |
        | send a conversation message      |
        | ask what a recipient can receive |
