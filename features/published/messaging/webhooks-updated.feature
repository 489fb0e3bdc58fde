@messaging @needs-callbacks
Feature: Webhooks after a change
  The next event is sent as the changed webhook says.

  Rule: The next event is sent as the changed webhook says
    Spec: Published: webhooks

    @PUB-HOOK-CHANGE-02 @published
    Example: A webhook gets another event, encoding, method and header
      Given the account has the webhook:
        | NAME | RECEIVER | events        | template       |
        | hook | home     | ["FAILED_DR"] | <t>$status</t> |
      When the account asks to change the webhook "hook" with:
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
