@token
Feature: Type, lifetime and scope of a token
  What comes with an access token says how to use it, and for how long.

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
