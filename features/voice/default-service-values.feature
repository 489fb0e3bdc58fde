@voice
Feature: Values of isDefault
  A service becomes the default, but a client cannot ask that it stops being it.

  Background:
    Given the service was set to {"isDefault":true}

  Rule: isDefault false is answered with HTTP status 400
    Spec: Default voice service

    @VOICE-DEF-03 @smoke
    Example: On the default service
      When the client updates the service with {"isDefault":false}
      Then it is refused with HTTP status 400
      And the service has {"isDefault":true}

    @VOICE-DEF-03
    Example: On a service that is not the default
      When the client updates the second service with {"isDefault":false}
      Then it is refused with HTTP status 400
      And the second service has {"isDefault":false}
      When the client updates the second service with {"isDefault":true}
      Then the second service has {"isDefault":true}

  Rule: isDefault takes no value but true
    Spec: Endpoints / Voice service update

    @VOICE-DEF-04 @reading
    Scenario Outline: isDefault <VALUE>
      When the client updates the second service with {"isDefault":<VALUE>}
      Then it is refused
      And the second service has {"isDefault":false}
      But the service has {"isDefault":true}
      When the client updates the second service with {"isDefault":true}
      Then the second service has {"isDefault":true}

      Examples:
        | VALUE   |
        | false   |
        | "true"  |
        | "false" |
        | 0       |
        | 1       |
        | null    |
