@messaging
Feature: Contacts of the wrong form
  A client that made a mistake learns which member was wrong.

  @PUB-CONTACT-INVALID-01 @published
  Rule: A contact of the wrong form is refused, and the refusal names what is wrong

    Scenario Outline: A contact whose <POINTER> is <VALUE>
      When the client asks to create a contact, where "<POINTER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal names "<NAME>"
      When the client asks to create a contact
      Then it is accepted

      Examples:
        | POINTER                       | VALUE                                            | NAME         |
        | /firstName                    |                                                5 | firstName    |
        | /note                         | {}                                               | note         |
        | /dateOfBirth                  | "2024-02-30"                                     | dateOfBirth  |
        | /dateOfBirth                  | "yesterday"                                      | dateOfBirth  |
        | /channels                     | "+46700000001"                                   | channels     |
        | /channels/0/type              | "PIGEON"                                         | channels     |
        | /channels/0/type              | "EMAIL"                                          | channels     |
        | /channels/0/subscriptionState | "MAYBE"                                          | channels     |
        | /channels/0/channelId         | "17"                                             | channels     |
        | /channels/0/channelId         | "not a number"                                   | channels     |
        | /lists                        | [{"id": "VIP"}]                                  | lists        |
        | /lists                        | [{}]                                             | lists        |
        | /customFields                 | [{"id": "00000000-0000-4000-8000-000000000000"}] | customFields |

    Scenario Outline: <POINTER> is missing
      When the client asks to create a contact, where "<POINTER>" is missing
      Then it is refused with HTTP status 400
      And the refusal names "channels"

      Examples:
        | POINTER               |
        | /channels             |
        | /channels/0/channelId |
        | /channels/0/type      |

  @PUB-CONTACT-INVALID-02 @published
  Rule: A change of a contact to a wrong form is refused and changes nothing

    Scenario Outline: A change after which <POINTER> would be <VALUE>
      When the client asks to change a contact, where "<POINTER>" is <VALUE>
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
        | /dateOfBirth | "31.12.1990"      | dateOfBirth |
