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
