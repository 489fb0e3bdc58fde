@voice
Feature: Credentials that the voice service accepts
  A client of the voice service shows a bearer token, or its key by Basic.

  Background:
    Given the project has the voice service "Main line"

  @BEARER-01 @smoke
  Rule: A bearer token authenticates calls
    Spec: Authentication / Bearer tokens

    Example: One token for several calls
      Given the client has the token "T"
      When the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      And the answer has "description" set to "Weekdays"
      When the client with the token "T" updates "Main line" with description "Weekends"
      Then it is accepted with HTTP status 200
      And the answer has "description" set to "Weekends"

  @BEARER-15
  Rule: Basic with key id and key secret authenticates calls
    Spec: Authentication / Other interfaces

    @core @smoke
    Example: A project that never asked for a token
      When the client updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      And the answer has "description" set to "Weekdays"

    Example: A project that has a token
      Given the client has the token "T"
      When the client updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      And the answer has "description" set to "Weekdays"

  @BEARER-05 @observe
  Rule: Whether a token is taken outside the Authorization header is left open
    Spec: Authentication / Bearer tokens

    Scenario Outline: A token in the <PLACE> of the request
      Given the client has the token "T"
      When the client with the token "T" in the <PLACE> updates "Main line" with nothing
      Then the platform's answer is recorded

      Examples:
        | PLACE |
        | query |
        | body  |
