@messaging @needs-callbacks
Feature: Templates of webhooks
  Receivers do not adapt to the platform, the platform adapts to them: a webhook sends what its template says.

  @HOOK-02
  Rule: What a webhook sends is fully determined by its template
    Spec: Events / Callbacks from the messaging API

    Scenario Outline: A template holds <WHAT>
      Given the account has the webhook:
        | RECEIVER | events       | template   |
        | home     | DELIVERED_DR | <TEMPLATE> |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" is <TEMPLATE>

      Examples:
        | WHAT             | TEMPLATE                                    |
        | nested constants | {"a":"x","n":[1,{"b":true}]}                |
        | nothing          | {}                                          |
        | other names      | {"id":null,"status":"mine"}                 |
        | other scripts    | {"статус":"доставлено 📦"}                   |
        | seven members    | {"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7} |

  @HOOK-03
  Rule: Published default payloads are suggestions that another template replaces
    Spec: Events / Callbacks from the messaging API

    Example: Two webhooks tell the same event in two ways
      Given the account has the webhooks:
        | RECEIVER | events       | template                       |
        | plain    | DELIVERED_DR | {"it":"is there"}              |
        | other    | DELIVERED_DR | {"event":{"name":"delivered"}} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "plain" is {"it":"is there"}
      And everything at the receiver "other" is {"event":{"name":"delivered"}}
