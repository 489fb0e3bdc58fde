@client
Feature: Lifetimes that the token service states
  Not every token lives an hour: the client relies on what the token service says.

  Rule: The client takes the lifetime of its token from expires_in
    Spec: Authentication / Bearer tokens

    @BEARER-14 @reading
    Example: A token of five minutes
      Given the token service issues tokens of 300 seconds
      When the harness's own client makes a call
      And 170 seconds pass for the client
      And the harness's own client makes a call
      And 90 seconds pass for the client
      And the harness's own client makes a call
      Then the calls carry the tokens "1 1 2"
      And every call of the client succeeds

    @BEARER-14 @reading
    Example: A token of two hours
      Given the token service issues tokens of 7200 seconds
      When the harness's own client makes a call
      And 5000 seconds pass for the client
      And the harness's own client makes a call
      Then the calls carry the tokens "1 1"
      And every call of the client succeeds
