@voice
Feature: Default voice service
  One voice service of a project handles the calls that name no service.

  Background:
    Given the service was set to {"isDefault":true}

  Rule: isDefault true moves the default to the service and takes it from the previous one
    Spec: Default voice service

    @VOICE-DEF-01 @smoke
    Example: The default moves and comes back
      When the client updates the second service with {"isDefault":true}
      Then it is accepted with HTTP status 200
      And the answer includes {"isDefault":true}
      And the service has {"isDefault":false}
      When the client updates the service with {"isDefault":true}
      Then the service has {"isDefault":true}
      But the second service has {"isDefault":false}

  Rule: A project has one default service at any time
    Spec: Limits

    @VOICE-DEF-02
    Example: After each of several moves
      When the client updates the second service with {"isDefault":true}
      And the client updates the service with {"isDefault":true}
      And the client updates the service with {"isDefault":true}
      And the client updates the second service with {"isDefault":true}
      Then the project has exactly one default service
      And the second service has {"isDefault":true}
      When the client updates the service with {"isDefault":true,"description":"Evenings"}
      Then the project has exactly one default service

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

    @VOICE-DEF-04 @observe
    Example: isDefault null
      When the client updates the second service with {"isDefault":null}
      Then the platform's answer is recorded

  Rule: Making the default service the default again leaves it the only one
    Spec: Default voice service

    @VOICE-DEF-05 @reading
    Example: Twice in a row
      When the client updates the service with {"isDefault":true}
      Then it is accepted with HTTP status 200
      And the service has {"isDefault":true}
      When the client updates the service with {"isDefault":true}
      Then the answer includes {"isDefault":true}
      And the service has {"isDefault":true}
      And the project has exactly one default service

  Rule: Two services made the default at the same moment leave one default
    Spec: Default voice service

    @VOICE-DEF-06 @reading
    Example: The default service and another one, several times each
      When the client updates at the same moment:
        | SERVICE            | BODY               | TIMES |
        | the second service | {"isDefault":true} | 2     |
        | the service        | {"isDefault":true} | 18    |
      Then the project has exactly one default service
      When the client updates the second service with {"isDefault":true}
      And the client updates at the same moment:
        | SERVICE            | BODY               | TIMES |
        | the service        | {"isDefault":true} | 2     |
        | the second service | {"isDefault":true} | 18    |
      Then the project has exactly one default service

  Rule: The default of one project is independent of another project's
    Spec: Voice service

    @VOICE-DEF-07 @reading
    Example: Both projects move their defaults
      Given the other project's service was set to {"isDefault":true}
      When the client updates the second service with {"isDefault":true}
      Then the second service has {"isDefault":true}
      And the other project's service has {"isDefault":true}
      When the other project's client updates the other project's second service with {"isDefault":true}
      Then the other project's second service has {"isDefault":true}
      And the second service has {"isDefault":true}

  Rule: The default service handles calls that name no service
    Spec: Voice service

    @VOICE-DEF-08 @needs-calls
    Example: The default moves between two calls
      Given the second service was given the commands [{"command":"answer"}]
      When a call comes in that names no service
      Then the service of the call is "the service"
      When the client updates the second service with {"isDefault":true}
      And a call comes in that names no service
      Then the service of the call is "the second service"
      And the record of the call shows:
        | what    | name   |
        | command | answer |

    @VOICE-DEF-08 @needs-calls
    Example: A call that names its service
      When a call comes in that names the second service
      Then the service of the call is "the second service"
