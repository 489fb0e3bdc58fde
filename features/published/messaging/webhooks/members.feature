@messaging
Feature: Members of webhooks
  A webhook names a url, a method, an encoding and events.

  @PUB-HOOK-REQUIRED-01 @published
  Rule: A webhook says where it goes, how, in which encoding and for which events

    Scenario Outline: A webhook without <MEMBER>
      When the client asks to create a webhook, where "<MEMBER>" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "<MEMBER>"

      Examples:
        | MEMBER    |
        | /url      |
        | /method   |
        | /encoding |
        | /events   |

    Scenario Outline: A webhook with <VALUE> as <MEMBER>
      When the client asks to create a webhook, where "<MEMBER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal points to "<MEMBER>"
      When the client asks to create a webhook
      Then it is accepted

      Examples:
        | MEMBER    | VALUE          |
        | /method   | "HEAD"         |
        | /method   | "post"         |
        | /method   |              7 |
        | /encoding | "YAML"         |
        | /encoding | null           |
        | /events   | []             |
        | /events   | "DELIVERED_DR" |
        | /url      |              7 |
        | /headers  | ["X-Team"]     |
        | /headers  | {"X-Team": 7}  |
        | /template | {"a": 1}       |
        | /retries  | "two"          |
