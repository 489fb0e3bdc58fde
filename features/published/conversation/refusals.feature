@conversation
Feature: Whom the conversation service refuses
  An app belongs to one project; no other project sends in its name.

  Rule: A caller without good credentials is refused in the published form
    Spec: Published: conversation service

    @PUB-CONV-REFUSE-01 @published
    Scenario Outline: Without credentials the client asks to <OPERATION>
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401
      And the answer includes {"error": {"status": "UNAUTHENTICATED"}}

      Examples:
        | OPERATION                       |
        | send a conversation message     |
        | ask what a recipient can receive |

  Rule: The key of another project is refused with HTTP status 403
    Spec: Published: conversation service

    @PUB-CONV-REFUSE-02 @published @needs-accounts
    Scenario Outline: Another customer asks to <OPERATION>
      When another customer asks to <OPERATION>
      Then it is refused with HTTP status 403
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status 200

      Examples:
        | OPERATION                       |
        | send a conversation message     |
        | ask what a recipient can receive |

  Rule: An app that the project does not have is refused with HTTP status 404
    Spec: Published: conversation service

    @PUB-CONV-REFUSE-03 @published
    Scenario Outline: An unknown app, when the client asks to <OPERATION>
      When the client asks to <OPERATION>, where "/app_id" is "app-of-nobody"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION                       |
        | send a conversation message     |
        | ask what a recipient can receive |
