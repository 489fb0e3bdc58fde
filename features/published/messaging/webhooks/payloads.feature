@messaging @needs-callbacks
Feature: Payloads of webhooks without a template
  A webhook without a template gets the published payload of its event.

  @PUB-HOOK-DEFAULT-01 @published @needs-handset
  Rule: A webhook without a template gets the published payload of the event

    Scenario Outline: The event <EVENT>
      Given the account has the webhook:
        | RECEIVER | events      |
        | home     | ["<EVENT>"] |
      When the account sends "Coming?" to "+46700000001" as "first", without a callback URL
      And the handset "+46700000001" replies "<REPLY>"
      Then everything at the receiver "home" has:
        | FORM | <TOLD> |

      Examples:
        | EVENT        | REPLY | TOLD            |
        | DELIVERED_DR | Yes   | delivery report |
        | RECEIVED_SMS | Yes   | reply           |
        | OPT_OUT_SMS  | STOP  | opt-out         |

    @needs-mailbox
    Example: A reply to a message with a sender number
      Given the account has the own number "+61491570156"
      And the account has the webhook:
        | RECEIVER | events           |
        | home     | ["RECEIVED_SMS"] |
      When the account sends in one request:
        | NAME  | RECEIVER | content | destination_number | source_number |
        | first | nowhere  | Coming? |       +46700000001 |  +61491570156 |
      And the handset "+46700000001" replies "Yes"
      Then everything at the receiver "home" has:
        | FORM | reply |
      And everything at the receiver "home" mentions "destination_number[up to 5 characters]+61491570156"

  @PUB-PUSH-REPLY-01 @published @needs-handset
  Rule: Replies are pushed whether or not delivery reports are asked for

    Example: A message without delivery reports is answered
      When the account sends in one request:
        | NAME   | destination_number | content | delivery_report |
        | second |       +46700000002 | Coming? | true            |
        | first  |       +46700000001 | Coming? | false           |
      And the handset "+46700000001" replies "Yes"
      Then the receiver gets "Yes" in reply
      And "second" is reported delivered
      But "first" is never reported delivered
