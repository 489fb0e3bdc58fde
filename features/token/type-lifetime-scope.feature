@token
Feature: Type, lifetime and scope of a token
  What comes with an access token says how to use it, and for how long.

  @TOK-03
  Rule: Every token response gives Bearer as its token_type, spelt exactly so
    Spec: Access token response

    Example: The first token and the second
      When the client asks to request a token
      Then the answer has "token_type" set to "Bearer"
      When the client asks to request a token
      Then the answer has "token_type" set to "Bearer"

  @TOK-04
  Rule: The token response states its lifetime in expires_in as a whole number of seconds, usually 3600
    Spec: Access token response

    Example: A number and not text
      When the client asks to request a token
      Then it is accepted with HTTP status 200
      And "expires_in" of the answer is a whole number above 0

    @observe
    Example: How close it comes to the usual 3600 seconds
      When the client asks to request a token
      Then the platform's answer is recorded

  @TOK-05
  Rule: The token response gives scope as a string, shown empty in the document
    Spec: Access token response

    Example: A token of the whole project
      When the client asks to request a token
      Then it is accepted with HTTP status 200
      And "scope" of the answer is text
