@token
Feature: Tokens that the token service issues
  A client trades the key id and key secret of its project for an access token.

  Background:
    Given the project has the voice service "Main line"

  @TOK-01 @smoke
  Rule: Key id and key secret get a token with its type, lifetime and scope
    Spec: Endpoints / Token service

    Example: A good key and grant_type client_credentials
      When the client asks to request a token
      Then it is accepted with HTTP status 200
      And "access_token" of the answer is text
      And "token_type" of the answer is text
      And "expires_in" of the answer is a whole number above 0
      And "scope" of the answer is text

  @TOK-02
  Rule: The token response holds a non-empty access_token text that works as a bearer token
    Spec: Access token response

    Example: The text itself
      When the client asks to request a token
      Then it is accepted with HTTP status 200
      And "access_token" of the answer is text that is not empty

    Example: Its first use
      Given the client has the token "T"
      When the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      And the answer has "description" set to "Weekdays"
