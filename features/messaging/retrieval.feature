@messaging
Feature: Retrieving a message
  A client reads back a message by the id the platform gave it.

  Rule: A message is retrieved by its message id
    Spec: Endpoints / Messaging API

    @MSG-GET-01 @smoke
    Example: The client retrieves the message it has just sent
      When the account sends "Hello" to "+46700000001" as "first"
      And the account retrieves "first"
      Then it is accepted
      And the answer is a record
      And "first" is reported delivered

  Rule: An unknown or malformed message id retrieves nothing
    Spec: Endpoints / Messaging API

    @MSG-GET-02 @reading
    Scenario Outline: The message id is <KIND>
      When the account retrieves the message with the id "<ID>"
      Then it is refused
      When the account sends "Hello" to "+46700000001" as "control"
      And the account retrieves "control"
      Then it is accepted
      And "control" is reported delivered

      Examples:
        | KIND                        | ID                                   |
        | a UUID that was never given | 00000000-0000-4000-8000-000000000000 |
        | no UUID                     | not-a-uuid                           |

  Rule: A message is not readable for another customer
    Spec: Authentication / Sub-accounts

    @MSG-GET-03 @reading @needs-callbacks
    Example: Another customer asks for a message by its id
      When the account sends "Hello" to "+46700000001" as "first"
      And another customer retrieves "first"
      Then it is refused
      When the account retrieves "first"
      Then it is accepted
      And "first" is reported delivered

  Rule: The message id in a delivery report is the id of the message
    Spec: Delivery report notification

    @MSG-ID-01 @needs-callbacks
    Example: The client retrieves the message that the report names
      When the account sends "Hello" to "+46700000001" as "first"
      And the account retrieves the message that the first delivery report names
      Then it is accepted
      And "first" is reported delivered

    @MSG-ID-01 @needs-callbacks
    Example: Two messages have two ids
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered
      And "first" has another message id than "second"
