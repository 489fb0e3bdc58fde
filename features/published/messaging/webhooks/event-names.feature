@messaging
Feature: Names of events
  A webhook names events that exist.

  @PUB-HOOK-EVENT-01 @published
  Rule: An event that does not exist is refused by its name

    Scenario Outline: The events <EVENTS>
      When the client asks to create a webhook, where "/events" is <EVENTS>
      Then it is refused with HTTP status 400
      And the answer includes {"details": ["<DETAIL>"]}
      When the client asks to create a webhook
      Then it is accepted

      Examples:
        | EVENTS                           | DETAIL                               |
        | ["RECEIVED_123"]                 | /events/0: [RECEIVED_123] is invalid |
        | ["DELIVERED_DR", "delivered_dr"] | /events/1: [delivered_dr] is invalid |

    Scenario Outline: The event <EVENT> exists
      When the client asks to create a webhook, where "/events" lists "<EVENT>"
      Then it is accepted with HTTP status 201

      Examples:
        | EVENT        |
        | RECEIVED_SMS |
        | OPT_OUT_SMS  |
        | RECEIVED_MMS |
        | ENROUTE_DR   |
        | EXPIRED_DR   |
        | REJECTED_DR  |
        | FAILED_DR    |
        | DELIVERED_DR |
        | SUBMITTED_DR |
