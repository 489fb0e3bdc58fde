@client
Feature: Tokens that the client keeps
  A client gets a token once, uses it for many calls and renews it in good time.

  Background:
    Given the token service issues tokens of 3600 seconds

  Rule: The client caches its token and reuses it
    Spec: Authentication / Bearer tokens

    @BEARER-08 @smoke
    Example: Twenty calls in ten minutes
      When the harness's own client makes 20 calls, one every 30 seconds
      Then the client has asked for 1 token
      And every call of the client succeeds

    @BEARER-08
    Example: Five calls at once, and one afterwards
      When the harness's own client makes 5 calls at once
      And the harness's own client makes a call
      Then the client has asked for at most 5 tokens
      And every call of the client succeeds

  Rule: The client renews its token about 60 seconds before expiry
    Spec: Authentication / Bearer tokens

    @BEARER-09
    Scenario Outline: With <REMAINING> seconds left the token is used again
      When the harness's own client makes a call
      And <LATER> seconds pass for the client
      And the harness's own client makes a call
      Then the calls carry the tokens "1 1"
      And the client has asked for 1 token
      And every call of the client succeeds

      Examples:
        | REMAINING | LATER |
        | 3300      | 300   |
        | 121       | 3479  |

    @BEARER-09
    Scenario Outline: With <REMAINING> seconds left a new token comes first
      When the harness's own client makes a call
      And <LATER> seconds pass for the client
      And the harness's own client makes a call
      Then the calls carry the tokens "1 2"
      And the client has asked for 2 tokens
      And every call of the client succeeds

      Examples:
        | REMAINING | LATER |
        | 45        | 3555  |
        | 5         | 3595  |
        | 0         | 3600  |

    @BEARER-09
    Example: The token has expired for a minute
      When the harness's own client makes a call
      And 3660 seconds pass for the client
      And the harness's own client makes a call
      Then the client has asked for 2 tokens
      And every call of the client succeeds

    @BEARER-09 @observe
    Scenario Outline: With <REMAINING> seconds left either is right
      When the harness's own client makes a call
      And <LATER> seconds pass for the client
      And the harness's own client makes a call
      Then every call of the client succeeds
      And the client's choice of tokens is recorded

      Examples:
        | REMAINING | LATER |
        | 75        | 3525  |
        | 60        | 3540  |
