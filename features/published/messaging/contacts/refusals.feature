@messaging
Feature: Requests about contacts, contact lists and custom fields that are refused
  A client that made a mistake learns what was wrong.

  Rule: An unreadable request is refused

    @published
    Scenario Outline: A request to <OPERATION> whose body is <WHAT>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      @PUB-CONTACT-BODY-01
      Examples: Contacts
        | OPERATION        | WHAT           | BODY     |
        | create a contact | half an object | {"name": |
        | create a contact | a list         | []       |
        | change a contact | half an object | {"name": |
        | change a contact | a number       |        5 |

      @PUB-LIST-BODY-01
      Examples: Contact lists
        | OPERATION             | WHAT           | BODY     |
        | create a contact list | half an object | {"name": |
        | create a contact list | a list         | []       |
        | rename a contact list | half an object | {"name": |
        | rename a contact list | a number       |        5 |

      @PUB-FIELD-BODY-01
      Examples: Custom fields
        | OPERATION             | WHAT           | BODY     |
        | create a custom field | half an object | {"name": |
        | create a custom field | a list         | []       |
        | change a custom field | half an object | {"name": |
        | change a custom field | a number       |        5 |

  @PUB-CONTACT-ERROR-01 @published
  Rule: Unknown methods and media types for contacts are refused with the published status

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

    Scenario Outline: To <OPERATION> in plain text
      When the client asks to <OPERATION> with:
        | Content-Type | text/plain |
      Then it is refused with HTTP status 415

      Examples:
        | OPERATION             |
        | create a contact      |
        | rename a contact list |
        | create a custom field |
