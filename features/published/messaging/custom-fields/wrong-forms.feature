@messaging
Feature: Custom fields of the wrong form
  A client that made a mistake learns which member was wrong.

  @PUB-FIELD-INVALID-01 @published
  Rule: A custom field of the wrong form is refused, and the refusal names what is wrong

    Scenario Outline: A custom field whose <POINTER> is <VALUE>
      When the client asks to create a custom field, where "<POINTER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"

      Examples:
        | POINTER    | VALUE      | NAME      |
        | /label     |          5 | label     |
        | /mergeTag  | {}         | mergeTag  |
        | /maxLength | "40"       | maxLength |
        | /maxLength |        4.5 | maxLength |
        | /maxLength | 2147483648 | maxLength |
        | /type      | "COLOUR"   | type      |
        | /type      |          1 | type      |

    Scenario Outline: <NAME> is missing
      When the client asks to create a custom field, where "/<NAME>" is missing
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"

      Examples:
        | NAME      |
        | label     |
        | mergeTag  |
        | maxLength |
        | type      |
