@voice
Feature: Challenges to clients that are refused
  A client that is refused gets a challenge.

  Background:
    Given the project has the voice service "Main line"
    And the description of "Main line" is "Daytime"

  @BEARER-02
  Rule: HTTP status 401 comes with a WWW-Authenticate challenge
    Spec: Authentication / Bearer tokens

    @core @smoke
    Scenario Outline: Refused: <CALLER>
      Given the token "unknown" is "Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789"
      When <CALLER> updates "Main line" with description "Weekdays"
      Then it is refused with HTTP status 401
      And the answer comes with "WWW-Authenticate" set to "[any text]"
      And "Main line" is unchanged

      Examples:
        | CALLER                              |
        | the client without credentials      |
        | the client with the token "unknown" |
        | the client with a wrong secret      |

    @slow-real-time
    Example: Refused: the client with an expired token
      Given the client has the token "T"
      When the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      When it is 2 minutes after the token "T" expires
      And the client with the token "T" updates "Main line" with description "Weekends"
      Then it is refused with HTTP status 401
      And the answer comes with "WWW-Authenticate" set to "[any text]"
