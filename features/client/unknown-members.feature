@client
Feature: Members that the client does not know
  The platform may add members to its answers at any time, and existing clients keep working.

  @COM-JSON-06
  Rule: The client ignores members that it does not know
    Spec: Versioning

    Scenario Outline: An unknown member: <WHAT>
      Given the client's platform has:
        | token lifetime          | 3600 seconds |
        | members in every answer | <MEMBERS>    |
      When the client makes 1 call
      And 3700 seconds pass for the client
      And the client makes 1 call
      Then the client reports "success" every time
      And the calls carry the tokens "1 2"

      Examples:
        | WHAT                    | MEMBERS                                |
        | A text                  | {"issued_by":"eu-1"}                   |
        | An object in an object  | {"limits":{"calls":{"left":null}}}     |
        | A list and a number     | {"hints":[1,"two",{}],"version":3}     |
        | A name like a known one | {"Access_Token":"other","expiresIn":1} |
