@voice
Feature: Order of refusals of voice service updates
  A request that is wrong in two ways is refused for the reason that protects the owner of the service.

  Background:
    Given the project has the voice service "Main line"
    And "Main line" has been set to:
      | description | "Daytime" |
      | isDefault   | true      |

  @X-41 @reading
  Rule: Missing credentials come before everything that is wrong with the body
    Spec: Errors / HTTP-level

    Scenario Outline: isDefault false, sent by <CALLER>
      When <CALLER> updates "Main line" with isDefault false
      Then it is refused with HTTP status 401
      When the client updates "Main line" with isDefault false
      Then it is refused with HTTP status 400
      And "Main line" is unchanged

      Examples:
        | CALLER                         |
        | the client without credentials |
        | the client with a wrong secret |

  @X-42 @reading
  Rule: A service of another project stays out of reach
    Spec: Errors / HTTP-level

    Example: isDefault false on another project's service
      When the other project's client updates "Main line" with isDefault false
      Then it is refused with HTTP status 403 or 400
      And "Main line" is unchanged
      When the client updates "Main line" with description "Evenings"
      Then "Main line" is unchanged but for:
        | description | "Evenings" |
