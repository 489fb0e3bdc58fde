@voice
Feature: Default voice service
  One voice service of a project handles the calls that name no service.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And "Main line" is the default service

  @VOICE-DEF-01 @smoke
  Rule: isDefault true moves the default to the service and takes it from the previous one
    Spec: Default voice service

    Example: The default moves and comes back
      When the client updates "Second line" with isDefault true
      Then it is accepted with HTTP status 200
      And the answer has "isDefault" set to true
      And "Main line" is not the default service
      When the client updates "Main line" with isDefault true
      Then "Main line" is now the default service
      But "Second line" is not the default service

  @VOICE-DEF-02
  Rule: At every moment a project has no more than one default voice service
    Spec: Limits

    Example: After each of several moves
      When the client updates "Second line" with isDefault true
      And the client updates "Main line" with isDefault true
      And the client updates "Main line" with isDefault true
      And the client updates "Second line" with isDefault true
      Then the project has exactly one default service
      And "Second line" is now the default service
      When the client updates "Main line" with:
        | isDefault   | true       |
        | description | "Evenings" |
      Then the project has exactly one default service

    Example: A client with a token moves it
      Given the client has the token "T"
      When the client with the token "T" updates "Second line" with isDefault true
      Then "Second line" is now the default service
      And the project has exactly one default service

  @VOICE-DEF-05 @reading
  Rule: Making the default service the default again leaves it the only one
    Spec: Default voice service

    Example: Twice in a row
      When the client updates "Main line" with isDefault true
      Then it is accepted with HTTP status 200
      And "Main line" is now the default service
      When the client updates "Main line" with isDefault true
      Then the answer has "isDefault" set to true
      And "Main line" is now the default service
      And the project has exactly one default service
