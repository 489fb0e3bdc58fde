@client
Feature: Tokens that the client renews
  A client renews its token in good time.

  Background:
    Given the client's platform has:
      | token lifetime | 3600 seconds |

  @BEARER-09
  Rule: The client renews its token about 60 seconds before expiry
    Spec: Authentication / Bearer tokens

    Scenario Outline: With <REMAINING> seconds left the token is used again
      When the client makes 1 call
      And <LATER> seconds pass for the client
      And the client makes 1 call
      Then the calls carry the tokens "1 1"
      And the client has sent exactly 1 token request
      And the client reports "success" every time

      Examples:
        | REMAINING | LATER |
        |      3300 |   300 |
        |       121 |  3479 |

    Scenario Outline: With <REMAINING> seconds left a new token comes first
      When the client makes 1 call
      And <LATER> seconds pass for the client
      And the client makes 1 call
      Then the calls carry the tokens "1 2"
      And the client has sent exactly 2 token requests
      And the client reports "success" every time

      Examples:
        | REMAINING | LATER |
        |        45 |  3555 |
        |         5 |  3595 |
        |         0 |  3600 |

    Example: The token has expired for a minute
      When the client makes 1 call
      And 3660 seconds pass for the client
      And the client makes 1 call
      Then the client has sent exactly 2 token requests
      And the client reports "success" every time

    @observe
    Scenario Outline: With <REMAINING> seconds left either is right
      When the client makes 1 call
      And <LATER> seconds pass for the client
      And the client makes 1 call
      Then the client reports "success" every time
      And the outcome is recorded

      Examples:
        | REMAINING | LATER |
        |        75 |  3525 |
        |        60 |  3540 |
