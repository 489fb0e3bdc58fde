@voice
Feature: Defaults of projects and calls
  Each project has a default of its own, and calls that name no service go there.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And the other project has the voice services "Foreign line" and "Second foreign line"
    And "Main line" is the default service

  @VOICE-DEF-07 @reading
  Rule: Changing the default voice service in one project leaves every other project's default alone
    Spec: Voice service

    Example: Both projects move their defaults
      Given "Foreign line" is the default service
      When the client updates "Second line" with isDefault true
      Then "Second line" is now the default service
      And "Foreign line" is now the default service
      When the other project's client updates "Second foreign line" with isDefault true
      Then "Second foreign line" is now the default service
      And "Second line" is now the default service

  @VOICE-DEF-08 @needs-calls
  Rule: A call request that leaves the service out is handled by the project's default voice service
    Spec: Voice service

    @core
    Example: The default moves between two calls
      Given "Second line" was given the commands:
        | command | "answer" |
      When 1 call comes in that names "No service"
      Then the service of the call is "Main line"
      When the client updates "Second line" with isDefault true
      And 1 call comes in that names "No service"
      Then the service of the call is "Second line"
      And the record of the call shows:
        | what    | name   |
        | command | answer |

    Example: A call that names its service
      When 1 call comes in that names "Second line"
      Then the service of the call is "Second line"
