@voice
Feature: Bad credentials for another project's services
  A caller that shows no good credentials does not learn who owns what.

  Background:
    Given the project has the voice service "Main line"
    And the other project has the voice service "Foreign line"
    And the description of "Main line" is "Daytime"

  @BEARER-07 @reading
  Rule: Bad credentials get HTTP status 401 before ownership is judged
    Spec: Errors / HTTP-level

    @core
    Scenario Outline: Refused: <CALLER>
      Given the token "unknown" is "Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789"
      When <CALLER> updates "Main line" with description "Weekdays"
      Then it is refused with HTTP status 401
      And "Main line" is unchanged
      When the other project's client updates "Main line" with description "Weekdays"
      Then it is refused with HTTP status 403

      Examples:
        | CALLER                                              |
        | the other project's client with a wrong secret      |
        | the other project's client with the token "unknown" |
        | the other project's client without credentials      |

    @slow-real-time
    Example: Refused: the other project's client with an expired token
      Given the other project's client has the token "B"
      When it is 2 minutes after the token "B" expires
      And the other project's client with the token "B" updates "Main line" with description "Weekdays"
      Then it is refused with HTTP status 401
      And "Main line" is unchanged
      When the other project's client updates "Foreign line" with description "Weekends"
      Then it is accepted with HTTP status 200
