@client
Feature: What the client does about a refused call
  A client reports every refusal that a new token would not help against.

  Background:
    Given the client's platform has:
      | token lifetime | 3600 seconds |

  @BEARER-11
  Rule: A second refusal is reported as wrong credentials or scope
    Spec: Authentication / Bearer tokens

    Example: The new token is called expired too
      Given the client's platform has:
        | refused calls    |                                                                   2 |
        | HTTP status      |                                                                 401 |
        | WWW-Authenticate | Bearer error="invalid_token", error_description="The token expired" |
      When the client makes 1 call
      Then the calls carry the tokens "1 2"
      And the client reports "wrong credentials or scope"
      When the client makes 1 call
      Then the client reports "success"
      And the client has sent at most 3 token requests

    Example: The platform keeps refusing
      Given the client's platform has:
        | refused calls    |                                                                   9 |
        | HTTP status      |                                                                 401 |
        | WWW-Authenticate | Bearer error="invalid_token", error_description="The token expired" |
      When the client makes 1 call
      Then the calls carry the tokens "1 2"
      And the client reports "wrong credentials or scope"

  @BEARER-12 @reading
  Rule: Only an expired token is worth a repeat
    Spec: Authentication / Bearer tokens

    Scenario Outline: The platform calls the token <CAUSE>
      Given the client's platform has:
        | refused calls    |           9 |
        | HTTP status      |         401 |
        | WWW-Authenticate | <CHALLENGE> |
      When the client makes 1 call
      Then the calls carry the tokens "1"
      And the client has sent at most 2 token requests
      And the client reports "<REPORT>"

      Examples:
        | CAUSE   | CHALLENGE                                                              | REPORT          |
        | invalid | Bearer error="invalid_token", error_description="The token is invalid" | HTTP status 401 |
        | missing | Bearer realm="platform"                                                | HTTP status 401 |

  @BEARER-13 @reading
  Rule: HTTP status 403 is final
    Spec: Authentication / Bearer tokens

    Example: The project does not own the resource
      Given the client's platform has:
        | refused calls |   1 |
        | HTTP status   | 403 |
      When the client makes 1 call
      Then the calls carry the tokens "1"
      And the client has sent exactly 1 token request
      And the client reports "HTTP status 403"
      When the client makes 1 call
      Then the calls carry the tokens "1 1"
      And the client reports "success"
