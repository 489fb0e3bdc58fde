@voice
Feature: Bad credentials for another project's services
  A caller that shows no good credentials does not learn who owns what.

  Background:
    Given the service was set to {"description":"Daytime"}
    And the other project's service was set to {"description":"Evenings"}

  Rule: Bad credentials get HTTP status 401 before ownership is judged
    Spec: Errors / HTTP-level

    @BEARER-07 @reading
    Scenario Outline: Refused: <CALLER>
      Given the token "unknown" is "Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789"
      When <CALLER> updates the service with {"description":"Weekdays"}
      Then it is refused with HTTP status 401
      And the service is unchanged
      When the other project's client updates the service with {"description":"Weekdays"}
      Then it is refused with HTTP status 403

      Examples:
        | CALLER                                              |
        | the other project's client with a wrong secret      |
        | the other project's client with the token "unknown" |
        | the other project's client without credentials      |

    @BEARER-07 @reading @slow-real-time
    Example: Refused: the other project's client with an expired token
      Given the other project's client has the token "B"
      When it is 2 minutes after the token "B" expires
      And the other project's client with the token "B" updates the service with {"description":"Weekdays"}
      Then it is refused with HTTP status 401
      And the service is unchanged
      When the other project's client updates the other project's service with {"description":"Weekends"}
      Then it is accepted with HTTP status 200
