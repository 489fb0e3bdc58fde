@voice
Feature: Causes that a challenge tells apart
  The challenge tells a client whether a new token would help.

  Background:
    Given the project has the voice service "Main line"
    And the description of "Main line" is "Daytime"

  @BEARER-03
  Rule: WWW-Authenticate tells an expired, an invalid and a missing token apart
    Spec: Authentication / Bearer tokens

    @core @slow-real-time
    Scenario Outline: Beside a missing and an expired one: <WHAT>
      Given the client has the token "old"
      And the token "bad" is "<TOKEN>"
      When it is 2 minutes after the token "old" expires
      And the client without credentials updates "Main line" with nothing
      And the client with the token "old" updates "Main line" with nothing
      And the client with the token "bad" updates "Main line" with nothing
      Then every update is answered with HTTP status 401
      And every refused update has a different WWW-Authenticate challenge

      Examples:
        | WHAT                      | TOKEN                                                    |
        | an unknown token          | Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789             |
        | a single word             | nonsense                                                 |
        | a token of another issuer | eyJhbGciOiJub25lIn0.eyJpc3MiOiJzb21lYm9keSBlbHNlIn0.c2ln |

    @slow-real-time
    Example: Beside a missing and an expired one: a token with one character changed
      Given the client has the token "old"
      And the token "bad" is "{old with another middle character}"
      When it is 2 minutes after the token "old" expires
      And the client without credentials updates "Main line" with nothing
      And the client with the token "old" updates "Main line" with nothing
      And the client with the token "bad" updates "Main line" with nothing
      Then every update is answered with HTTP status 401
      And every refused update has a different WWW-Authenticate challenge

    @needs-clock
    Example: A token that expired half an hour ago is still called expired
      Given the client has the token "old"
      And the token "unknown" is "Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789"
      When it is 30 minutes after the token "old" expires
      And the client with the token "old" updates "Main line" with nothing
      And the client with the token "unknown" updates "Main line" with nothing
      Then every update is answered with HTTP status 401
      And every refused update has a different WWW-Authenticate challenge
      And no challenge but the one for the token "old" says expired

    @slow-real-time @published
    Example: An expired token is called expired the second time too
      Given the client has the token "old"
      When it is 2 minutes after the token "old" expires
      And the client with the token "old" updates "Main line" with nothing
      Then it is refused with HTTP status 401
      When the client with the token "old" updates "Main line" with nothing
      Then the answer comes with "WWW-Authenticate" set to "[any text]expired[any text, if any]"

    @slow-real-time
    Example: An empty token is not called expired
      Given the client has the token "old"
      And the token "empty" is ""
      When it is 2 minutes after the token "old" expires
      And the client with the token "old" updates "Main line" with nothing
      And the client with the token "empty" updates "Main line" with nothing
      Then every update is answered with HTTP status 401 or 400
      And every refused update has a different WWW-Authenticate challenge
      And no challenge but the one for the token "old" says expired

    @slow-real-time
    Example: Nothing but an expired token is called expired
      Given the client has the token "old"
      And the token "unknown" is "Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789"
      When it is 2 minutes after the token "old" expires
      And the client without credentials updates "Main line" with nothing
      And the client with the token "old" updates "Main line" with nothing
      And the client with the token "unknown" updates "Main line" with nothing
      Then every update is answered with HTTP status 401
      And no challenge but the one for the token "old" says expired
