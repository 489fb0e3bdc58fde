@messaging
Feature: What is published of refusals about custom fields
  A client that made a mistake learns what was wrong, in one form wherever it happened.

  Rule: An id that belongs to no custom field is answered with HTTP status 404
    Spec: Published: custom fields

    @PUB-FIELD-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION               |
        | retrieve a custom field |
        | change a custom field   |
        | delete a custom field   |

  Rule: An id of a custom field that is no UUID is refused
    Spec: Published: custom fields

    @PUB-FIELD-ID-01 @published
    Scenario Outline: The client asks to <OPERATION> with the id <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 400 or 404

      Examples:
        | OPERATION               | ID                                    |
        | retrieve a custom field | :id                                   |
        | retrieve a custom field | 1                                     |
        | change a custom field   | %7Bid%7D                              |
        | delete a custom field   | 00000000-0000-4000-8000-0000000000000 |

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

  Rule: A change of a custom field to a wrong form is refused and changes nothing
    Spec: Published: custom fields

    @PUB-FIELD-INVALID-02 @published
    Scenario Outline: <POINTER> is <VALUE>
      When the client asks to change a custom field, where "<POINTER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"
      When the client asks to retrieve a custom field
      Then the answer has "label" set to "Tier"
      When the client asks to change a custom field
      Then it is accepted

      Examples:
        | POINTER    | VALUE | NAME      |
        | /label     | 5     | label     |
        | /maxLength | "x"   | maxLength |
