@voice
Feature: Credentials that the voice service accepts
  A client of the voice service shows a bearer token, or its key by Basic.

  Rule: A bearer token authenticates calls
    Spec: Authentication / Bearer tokens

    @BEARER-01 @smoke
    Example: One token for several calls
      Given the client has the token "T"
      When the client with the token "T" updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      And the answer includes {"description":"Weekdays"}
      When the client with the token "T" updates the service with {"description":"Weekends"}
      Then it is accepted with HTTP status 200
      And the answer includes {"description":"Weekends"}

  Rule: Basic with key id and key secret authenticates calls
    Spec: Authentication / Other interfaces

    @BEARER-15 @smoke
    Example: A project that never asked for a token
      When the client updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      And the answer includes {"description":"Weekdays"}

    @BEARER-15
    Example: A project that has a token
      Given the client has the token "T"
      When the client updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      And the answer includes {"description":"Weekdays"}

  Rule: Whether a token is taken outside the Authorization header is left open
    Spec: Authentication / Bearer tokens

    @BEARER-05 @observe
    Scenario Outline: A token in the <PLACE> of the request
      Given the client has the token "T"
      When the client with the token "T" in the <PLACE> updates the service with {}
      Then the platform's answer is recorded

      Examples:
        | PLACE |
        | query |
        | body  |
