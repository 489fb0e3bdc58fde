@client
Feature: Lifetimes that the token service states
  Not every token lives an hour: the client relies on what the token service says.

  @BEARER-14 @reading
  Rule: The client takes the lifetime of its token from expires_in
    Spec: Authentication / Bearer tokens

    Example: A token of five minutes
      Given the client's platform has:
        | token lifetime | 300 seconds |
      When the client makes 1 call
      And 170 seconds pass for the client
      And the client makes 1 call
      And 140 seconds pass for the client
      And the client makes 1 call
      Then the calls carry the tokens "1 1 2"
      And the client reports "success" every time

    Example: A token of two hours
      Given the client's platform has:
        | token lifetime | 7200 seconds |
      When the client makes 1 call
      And 5000 seconds pass for the client
      And the client makes 1 call
      Then the calls carry the tokens "1 1"
      And the client reports "success" every time
