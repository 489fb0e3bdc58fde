@voice
Feature: Defaults of projects and calls
  Each project has a default of its own, and calls that name no service go there.

  Background:
    Given the service was set to {"isDefault":true}

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
