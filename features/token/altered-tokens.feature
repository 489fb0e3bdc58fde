@voice
Feature: Tokens that were tampered with
  A token works as it was issued and in no other form.

  Background:
    Given the project has the voice service "Main line"

  @BEARER-04 @reading
  Rule: An altered token gets HTTP status 401
    Spec: Errors / HTTP-level

    Scenario Outline: The token <ALTERATION>
      Given the description of "Main line" is "Daytime"
      And the client has the token "T"
      And the token "altered" is "<TOKEN>"
      When the client with the token "altered" updates "Main line" with description "Weekdays"
      Then it is refused with HTTP status 401
      And "Main line" is unchanged
      When the client with the token "T" updates "Main line" with description "Weekends"
      Then it is accepted with HTTP status 200

      Examples:
        | ALTERATION                        | TOKEN                             |
        | with its first character changed  | {T with another first character}  |
        | with its middle character changed | {T with another middle character} |
        | with its last character changed   | {T with another last character}   |
        | without its first character       | {T without its first character}   |
        | without its last character        | {T without its last character}    |
        | with a character appended         | {T}A                              |
        | with a hyphen appended            | {T}-                              |
        | in another case                   | {T in another case}               |
        | written twice                     | {T}{T}                            |
