@conversation
Feature: How long a conversation message lives
  A message that cannot be sent in time is not sent at all.

  @PUB-CONV-LIMIT-04 @published
  Rule: The lifetime of a message is a number of seconds with an s behind it

    Scenario Outline: The lifetime <TTL>
      When the client asks to send a conversation message, where "/ttl" is <TTL>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | TTL    | STATUS |
        | "20s"  |    200 |
        | "1.5s" |    200 |

    Scenario Outline: The lifetime <TTL> is refused
      When the client asks to send a conversation message, where "/ttl" is <TTL>
      Then it is refused with HTTP status 400
      When the client asks to send a conversation message
      Then it is accepted

      Examples:
        | TTL     |
        |      20 |
        | "20m"   |
        | "s"     |
        | "PT20S" |
        | "-20s"  |
