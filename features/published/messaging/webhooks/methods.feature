@messaging @needs-callbacks
Feature: Methods of webhooks
  A webhook is sent by the method that it names.

  @PUB-HOOK-METHOD-01 @published
  Rule: A webhook is sent by its own method

    Scenario Outline: The method <method>
      Given the account has enabled the signature key "key"
      And the account has the webhook:
        | RECEIVER | events           | method   | template      |
        | home     | ["DELIVERED_DR"] | <method> | {"told":"it"} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has:
        | METHOD | <method> |
      And the receiver "home" gets at least 1 notification, all signed with "key"

      Examples:
        | method |
        | GET    |
        | POST   |
        | PUT    |
        | PATCH  |
        | DELETE |
