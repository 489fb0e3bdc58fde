@messaging
Feature: Requests about contacts that are refused
  A client that made a mistake learns what was wrong.

  Rule: An unreadable request about contacts is refused
    Spec: Published: contacts

    @PUB-CONTACT-BODY-01 @published
    Scenario Outline: To <OPERATION> with <WHAT>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION        | WHAT           | BODY     |
        | create a contact | half an object | {"name": |
        | create a contact | a list         | []       |
        | change a contact | half an object | {"name": |
        | change a contact | a number       | 5        |

  Rule: Unknown methods and media types for contacts are refused in the published form
    Spec: Published: contacts

    @PUB-CONTACT-ERROR-01 @published
    Scenario Outline: Another method to <OPERATION>
      When the client asks to <OPERATION> with:
        | METHOD | PUT |
      Then it is refused with HTTP status 405
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION               |
        | list contacts           |
        | retrieve a contact list |
        | change a custom field   |

    @PUB-CONTACT-ERROR-01 @published
    Scenario Outline: To <OPERATION> in plain text
      When the client asks to <OPERATION> with:
        | Content-Type | text/plain |
      Then it is refused with HTTP status 415

      Examples:
        | OPERATION             |
        | create a contact      |
        | rename a contact list |
        | create a custom field |
