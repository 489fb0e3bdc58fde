@messaging
Feature: Custom fields that are refused
  A client that made a mistake learns what was wrong.

  Rule: An unreadable request about custom fields is refused
    Spec: Published: custom fields

    @PUB-FIELD-BODY-01 @published
    Scenario Outline: To <OPERATION> with <WHAT>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION             | WHAT           | BODY     |
        | create a custom field | half an object | {"name": |
        | create a custom field | a list         | []       |
        | change a custom field | half an object | {"name": |
        | change a custom field | a number       | 5        |

  Rule: A custom field of the wrong form is refused, and the refusal names what is wrong
    Spec: Published: custom fields

    @PUB-FIELD-INVALID-01 @published
    Scenario Outline: <POINTER> is <VALUE>
      When the client asks to create a custom field, where "<POINTER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"

      Examples:
        | POINTER    | VALUE      | NAME      |
        | /label     | 5          | label     |
        | /mergeTag  | {}         | mergeTag  |
        | /maxLength | "40"       | maxLength |
        | /maxLength | 4.5        | maxLength |
        | /maxLength | 2147483648 | maxLength |
        | /type      | COLOUR     | type      |
        | /type      | 1          | type      |

    @PUB-FIELD-INVALID-01 @published
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
