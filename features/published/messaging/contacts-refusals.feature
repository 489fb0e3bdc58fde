@messaging
Feature: What is published of refusals about contacts
  A client that made a mistake learns what was wrong, in one form wherever it happened.

  Rule: An id that belongs to no contact is answered with HTTP status 404
    Spec: Published: contacts

    @PUB-CONTACT-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION          |
        | retrieve a contact |
        | change a contact   |
        | delete a contact   |

  Rule: An id of a contact that is no UUID is refused
    Spec: Published: contacts

    @PUB-CONTACT-ID-01 @published
    Scenario Outline: The client asks to <OPERATION> with the id <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 400 or 404

      Examples:
        | OPERATION          | ID                                    |
        | retrieve a contact | :id                                   |
        | retrieve a contact | 1                                     |
        | change a contact   | %7Bid%7D                              |
        | delete a contact   | 00000000-0000-4000-8000-0000000000000 |

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

  Rule: A contact of the wrong form is refused, and the refusal names what is wrong
    Spec: Published: contacts

    @PUB-CONTACT-INVALID-01 @published
    Scenario Outline: <POINTER> is <VALUE>
      When the client asks to create a contact, where "<POINTER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"

      Examples:
        | POINTER                       | VALUE                                            | NAME         |
        | /firstName                    | 5                                                | firstName    |
        | /note                         | {}                                               | note         |
        | /dateOfBirth                  | 2024-02-30                                       | dateOfBirth  |
        | /dateOfBirth                  | yesterday                                        | dateOfBirth  |
        | /channels                     | "+46700000001"                                   | channels     |
        | /channels/0/type              | PIGEON                                           | channels     |
        | /channels/0/type              | EMAIL                                            | channels     |
        | /channels/0/subscriptionState | MAYBE                                            | channels     |
        | /channels/0/channelId         | "17"                                             | channels     |
        | /channels/0/channelId         | "not a number"                                   | channels     |
        | /lists                        | [{"id": "VIP"}]                                  | lists        |
        | /lists                        | [{}]                                             | lists        |
        | /customFields                 | [{"id": "00000000-0000-4000-8000-000000000000"}] | customFields |

    @PUB-CONTACT-INVALID-01 @published
    Scenario Outline: <POINTER> is missing
      When the client asks to create a contact, where "<POINTER>" is missing
      Then it is refused with HTTP status 400
      And the refusal names "channels"

      Examples:
        | POINTER               |
        | /channels             |
        | /channels/0/channelId |
        | /channels/0/type      |

  Rule: A change of a contact to a wrong form is refused and changes nothing
    Spec: Published: contacts

    @PUB-CONTACT-INVALID-02 @published
    Scenario Outline: <POINTER> is <VALUE>
      When the client asks to change a contact, where "<POINTER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"
      When the client asks to retrieve a contact
      Then the answer has "lastName" set to "Lind"
      When the client asks to change a contact
      Then it is accepted

      Examples:
        | POINTER      | VALUE             | NAME        |
        | /firstName   | []                | firstName   |
        | /channels    | [{"type": "SMS"}] | channels    |
        | /dateOfBirth | 31.12.1990        | dateOfBirth |

  Rule: A contact cannot name a list or a custom field that does not exist
    Spec: Published: contacts

    @PUB-CONTACT-INVALID-03 @published
    Scenario Outline: An unknown one in <MEMBER>
      When the client asks to create a contact, where "/<MEMBER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal names "<MEMBER>"

      Examples:
        | MEMBER       | VALUE                                                             |
        | lists        | [{"id": "00000000-0000-4000-8000-000000000000"}]                  |
        | customFields | [{"id": "00000000-0000-4000-8000-000000000000", "value": "Gold"}] |

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
