@voice
Feature: Values of isDefault
  A service becomes the default, but a client cannot ask that it stops being it.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And "Main line" is the default service

  @VOICE-DEF-03
  Rule: Sending isDefault false is answered with HTTP status 400, whether or not the service is the default
    Spec: Default voice service

    @core @smoke
    Example: On the default service
      When the client updates "Main line" with isDefault false
      Then it is refused with HTTP status 400
      And "Main line" is now the default service

    @core
    Example: On a service that is not the default
      When the client updates "Second line" with isDefault false
      Then it is refused with HTTP status 400
      And "Second line" is not the default service
      When the client updates "Second line" with isDefault true
      Then "Second line" is now the default service

    Scenario Outline: Beside <MEMBER>, on <SERVICE>
      When the client updates <SERVICE> with:
        | isDefault | false   |
        | <MEMBER>  | <VALUE> |
      Then it is refused with HTTP status 400
      And "Main line" is now the default service
      When the client updates "Second line" with isDefault true
      Then "Second line" is now the default service

      Examples:
        | SERVICE       | MEMBER            | VALUE     |
        | "Main line"   | name              | "Sales"   |
        | "Main line"   | description       | "Daytime" |
        | "Main line"   | callBehavior.type | "NONE"    |
        | "Second line" | name              | "Sales"   |
        | "Second line" | description       | "Daytime" |
        | "Second line" | callBehavior.type | "NONE"    |

    Example: Of a client with a token, under a key
      Given the client has the token "T"
      When the client with the token "T" updates "Main line" with isDefault false under the key "K"
      Then it is refused with HTTP status 400
      And "Main line" is now the default service
      When the client with the token "T" updates "Second line" with isDefault true under the key "L"
      Then "Second line" is now the default service

  @VOICE-DEF-04
  Rule: The only value the platform takes for isDefault is true; null, "true", 0 and 1 are refused
    Spec: Endpoints / Voice service update

    Scenario Outline: Any value but true: isDefault <VALUE>
      When the client updates "Second line" with isDefault <VALUE>
      Then it is refused
      And "Second line" is not the default service
      But "Main line" is now the default service
      When the client updates "Second line" with isDefault true
      Then "Second line" is now the default service

      Examples:
        | VALUE   |
        | false   |
        | "true"  |
        | "false" |
        |       0 |
        |       1 |
        | null    |
