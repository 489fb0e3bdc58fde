@token
Feature: Tokens that the token service issues
  A client trades the key id and key secret of its project for an access token.

  Rule: Key id and key secret get a token with its type, lifetime and scope
    Spec: Endpoints / Token service

    @TOK-01 @smoke
    Example: A good key and grant_type client_credentials
      When the client asks to request a token
      Then it is accepted with HTTP status 200
      And "access_token" of the answer is text
      And "token_type" of the answer is text
      And "expires_in" of the answer is a whole number above 0
      And "scope" of the answer is text

  Rule: The access token is text that works as a bearer token
    Spec: Access token response

    @TOK-02
    Example: The text itself
      When the client asks to request a token
      Then it is accepted with HTTP status 200
      And "access_token" of the answer is text that is not empty

    @TOK-02
    Example: Its first use
      Given the client has the token "T"
      When the client with the token "T" updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      And the answer includes {"description":"Weekdays"}

  Rule: The token type is always Bearer
    Spec: Access token response

    @TOK-03
    Example: The first token and the second
      When the client asks to request a token
      Then the answer includes {"token_type":"Bearer"}
      When the client asks to request a token
      Then the answer includes {"token_type":"Bearer"}

  Rule: The lifetime of a token is a whole number of seconds
    Spec: Access token response

    @TOK-04
    Example: A number and not text
      When the client asks to request a token
      Then it is accepted with HTTP status 200
      And "expires_in" of the answer is a whole number above 0

    @TOK-04 @observe
    Example: How close it comes to the usual 3600 seconds
      When the client asks to request a token
      Then the platform's answer is recorded

  Rule: The scope of a token is text
    Spec: Access token response

    @TOK-05
    Example: A token of the whole project
      When the client asks to request a token
      Then it is accepted with HTTP status 200
      And "scope" of the answer is text
