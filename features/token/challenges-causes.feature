@voice
Feature: Causes that a challenge tells apart
  The challenge tells a client whether a new token would help.

  Background:
    Given the service was set to {"description":"Daytime"}

  Rule: WWW-Authenticate tells an expired, an invalid and a missing token apart
    Spec: Authentication / Bearer tokens

    @BEARER-03 @slow-real-time
    Scenario Outline: Beside a missing and an expired one: <WHAT>
      Given the client has the token "old"
      And the token "bad" is "<TOKEN>"
      When it is 2 minutes after the token "old" expires
      And the client without credentials updates the service with {}
      And the client with the token "old" updates the service with {}
      And the client with the token "bad" updates the service with {}
      Then every update is answered with HTTP status 401
      And every update is answered with a different WWW-Authenticate challenge if it is refused

      Examples:
        | WHAT                      | TOKEN                                                    |
        | an unknown token          | Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789             |
        | a single word             | nonsense                                                 |
        | a token of another issuer | eyJhbGciOiJub25lIn0.eyJpc3MiOiJzb21lYm9keSBlbHNlIn0.c2ln |

    @BEARER-03 @slow-real-time
    Example: Beside a missing and an expired one: a token with one character changed
      Given the client has the token "old"
      And the token "bad" is "old" with its middle character changed
      When it is 2 minutes after the token "old" expires
      And the client without credentials updates the service with {}
      And the client with the token "old" updates the service with {}
      And the client with the token "bad" updates the service with {}
      Then every update is answered with HTTP status 401
      And every update is answered with a different WWW-Authenticate challenge if it is refused

    @BEARER-03 @needs-clock
    Example: A token that expired half an hour ago is still called expired
      Given the client has the token "old"
      And the token "unknown" is "Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789"
      When it is 30 minutes after the token "old" expires
      And the client with the token "old" updates the service with {}
      And the client with the token "unknown" updates the service with {}
      Then every update is answered with HTTP status 401
      And every update is answered with a different WWW-Authenticate challenge if it is refused

    @BEARER-03 @slow-real-time
    Example: An empty token is not called expired
      Given the client has the token "old"
      And the token "empty" is ""
      When it is 2 minutes after the token "old" expires
      And the client with the token "old" updates the service with {}
      And the client with the token "empty" updates the service with {}
      Then every update is answered with HTTP status 401 or 400
      And every update is answered with a different WWW-Authenticate challenge if it is refused
