@client
Feature: Tokens that the client keeps
  A client gets a token once and uses it for many calls.

  Background:
    Given the client's platform has:
      | token lifetime | 3600 seconds |

  @BEARER-08
  Rule: The client caches its token and reuses it
    Spec: Authentication / Bearer tokens

    @smoke
    Example: Twenty calls in ten minutes
      When the client makes 10 calls
      And 10 minutes pass for the client
      And the client makes 10 calls
      Then the client has sent exactly 1 token request
      And the client reports "success" every time

    Example: Five calls at once, and one afterwards
      When the client makes 5 calls at once
      And the client makes 1 call
      Then the client has sent at most 5 token requests
      And the client reports "success" every time
