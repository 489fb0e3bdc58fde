@client
Feature: Tokens that the client keeps
  A client gets a token once and uses it for many calls.

  Background:
    Given the client's platform has:
      | token lifetime | 3600 seconds |

  Rule: The client caches its token and reuses it
    Spec: Authentication / Bearer tokens

    @BEARER-08 @smoke
    Example: Twenty calls in ten minutes
      When the client makes 20 calls in 10 minutes
      Then the client has sent exactly 1 token request
      And the client reports "success" every time

    @BEARER-08
    Example: Five calls at once, and one afterwards
      When the client makes 5 calls at once
      And the client makes 1 call
      Then the client has sent at most 5 token requests
      And the client reports "success" every time
