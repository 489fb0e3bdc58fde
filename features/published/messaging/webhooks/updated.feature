@messaging @needs-callbacks
Feature: Webhooks after a change
  The next event is sent as the changed webhook says.

  @PUB-HOOK-CHANGE-02 @published
  Rule: The next event is sent as the changed webhook says

    Example: A webhook gets another event, encoding, method and header
      Given the account has the webhook:
        | NAME | RECEIVER | events        | template       |
        | hook | home     | ["FAILED_DR"] | <t>$status</t> |
      When the account asks to change a webhook, "hook", with:
        | events   | ["DELIVERED_DR"]  |
        | encoding | XML               |
        | method   | PUT               |
        | headers  | {"X-Team":"blue"} |
      And the client asks to submit a message
      Then everything at the receiver "home" reads like "<t>delivered</t>"
      And everything at the receiver "home" has:
        | MEDIA TYPE | application/xml |
        | METHOD     | PUT             |
        | X-Team     | blue            |

    Example: A webhook that has been used gets another receiver and event
      Given the account has the webhook:
        | NAME | RECEIVER | events       | template       |
        | hook | home     | DELIVERED_DR | <t>$status</t> |
      When the client asks to submit a message
      Then everything at the receiver "home" reads like "<t>delivered</t>"
      When the account asks to change a webhook, "hook", with:
        | RECEIVER | new          |
        | events   | SUBMITTED_DR |
      And the client asks to submit a message
      Then everything at the receiver "new" reads like "<t>submitted</t>"
