@voice
Feature: Tokens that were tampered with
  A token works as it was issued and in no other form.

  Rule: An altered token gets HTTP status 401
    Spec: Errors / HTTP-level

    @BEARER-04 @reading
    Scenario Outline: The token <ALTERATION>
      Given the service was set to {"description":"Daytime"}
      And the client has the token "T"
      And the token "altered" is "T" <ALTERATION>
      When the client with the token "altered" updates the service with {"description":"Weekdays"}
      Then it is refused with HTTP status 401
      And the service is unchanged
      When the client with the token "T" updates the service with {"description":"Weekends"}
      Then it is accepted with HTTP status 200

      Examples:
        | ALTERATION                        |
        | with its first character changed  |
        | with its middle character changed |
        | with its last character changed   |
        | without its first character       |
        | without its last character        |
        | with a character appended         |
        | with a hyphen appended            |
        | in another case                   |
        | written twice                     |
