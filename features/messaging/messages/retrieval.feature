@messaging
Feature: Retrieving a message
  An account reads back a message by the id the platform gave it. A plain message beside it shows what is found.

  @MSG-GET-01
  Rule: A message is retrieved by its message id
    Spec: Endpoints / Messaging API

    @smoke
    Example: The account retrieves the message it has just sent
      When the account sends "Hello" to "+46700000001" as "first"
      And the account asks to retrieve a message, "first"
      Then it is accepted
      And the answer is a record
      And "first" is reported delivered

    @needs-callbacks
    Scenario Outline: The second message of a request, <WHAT>
      When the account sends in one request:
        | NAME   | content | destination_number | LENGTH   |
        | plain  | Hello   |       +46700000001 |          |
        | wanted | <TEXT>  | <NUMBER>           | <LENGTH> |
      And the account asks to retrieve a message, "plain"
      Then the answer is a record
      When the account asks to retrieve a message, "wanted"
      Then it is accepted
      And the answer is a record
      And "plain" and "wanted" are reported delivered

      Examples:
        | WHAT               | NUMBER       | TEXT                     | LENGTH |
        | to another country | +61491570159 | Hello                    |        |
        | in another script  | +46700000001 | Привет, код 1234         |        |
        | of several parts   | +33639980001 | The parcel is on its way |    197 |

  @MSG-GET-02 @reading
  Rule: An unknown or malformed message id retrieves nothing
    Spec: Endpoints / Messaging API

    Scenario Outline: The message id is <KIND>
      When the account asks to retrieve a message for the id "<ID>"
      Then it is refused
      When the account sends "Hello" to "+46700000001" as "plain"
      And the account asks to retrieve a message, "plain"
      Then it is accepted
      And "plain" is reported delivered

      Examples:
        | KIND                        | ID                                   |
        | a UUID that was never given | 00000000-0000-4000-8000-000000000000 |
        | no UUID                     | not-a-uuid                           |

  @MSG-GET-03 @reading @needs-callbacks
  Rule: A message is not readable for another customer
    Spec: Authentication / Sub-accounts

    Example: Another customer asks for a message by its id
      When the account sends "Hello" to "+46700000001" as "first"
      And another customer asks to retrieve a message, "first"
      Then it is refused
      When the account asks to retrieve a message, "first"
      Then it is accepted
      And "first" is reported delivered

  @MSG-ID-01 @needs-callbacks
  Rule: The message id in a delivery report is the id of the message
    Spec: Delivery report notification

    Example: The account retrieves the message that the report names
      When the account sends "Hello" to "+46700000001" as "first"
      And the account asks to retrieve a message, "first"
      Then it is accepted
      And "first" is reported delivered
      And the receiver gets reports of "first" alone

    Example: Two messages have two ids
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered
      And "first" has another message id than "second"
