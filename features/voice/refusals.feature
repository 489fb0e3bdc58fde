@voice
Feature: Order of refusals of voice service updates
  A request that is wrong in two ways is refused for the reason that protects the owner of the service.

  Background:
    Given the service was set to {"description":"Daytime","isDefault":true}

  Rule: Missing credentials come before everything that is wrong with the body
    Spec: Errors / HTTP-level

    @X-41 @reading
    Scenario Outline: isDefault false, sent by <CALLER>
      When <CALLER> updates the service with {"isDefault":false}
      Then it is refused with HTTP status 401
      When the client updates the service with {"isDefault":false}
      Then it is refused with HTTP status 400
      And the service is unchanged

      Examples:
        | CALLER                         |
        | the client without credentials |
        | the client with a wrong secret |

  Rule: A service of another project stays out of reach
    Spec: Errors / HTTP-level

    @X-42 @reading
    Example: isDefault false on another project's service
      When the other project's client updates the service with {"isDefault":false}
      Then it is refused with HTTP status 403 or 400
      And the service is unchanged
      When the client updates the service with {"description":"Evenings"}
      Then the service is unchanged but for {"description":"Evenings"}
