@client
Feature: What the client does about an expired token
  A client repeats a call once when its token has expired.

  Background:
    Given the client's platform has:
      | token lifetime | 3600 seconds |

  @BEARER-10 @smoke
  Rule: The client answers an expired token with a new token and one repeat
    Spec: Authentication / Bearer tokens

    Scenario Outline: The platform says <WORDS>
      Given the client's platform has:
        | refused calls    |           1 |
        | HTTP status      |         401 |
        | WWW-Authenticate | <CHALLENGE> |
      When the client makes 2 calls
      Then the calls carry the tokens "1 2 2"
      And the client has sent exactly 2 token requests
      And the client reports "success" every time

      Examples:
        | WORDS       | CHALLENGE                                                                |
        | expired     | Bearer error="invalid_token", error_description="The token expired"      |
        | Expired     | Bearer realm="p", error="invalid_token", error_description="Expired"     |
        | has expired | Bearer error_description="Access token has expired", error=invalid_token |

  @X-33 @reading
  Rule: A token that ends before the client expects it is replaced
    Spec: Authentication / Bearer tokens

    Example: The platform is 90 seconds ahead of the client
      Given the client's platform has:
        | tokens end early by | 90 seconds |
      When the client makes 1 call
      And 3525 seconds pass for the client
      And the client makes 2 calls
      And 3525 seconds pass for the client
      And the client makes 1 call
      Then the calls carry the tokens "1 1 2 2 2 3"
      And the client reports "success" every time

    Example: The platform is half an hour ahead of the client
      Given the client's platform has:
        | tokens end early by | 30 minutes |
      When the client makes 1 call
      And 1900 seconds pass for the client
      And the client makes 1 call
      Then the calls carry the tokens "1 1 2"
      And the client has sent exactly 2 token requests
      And the client reports "success" every time
