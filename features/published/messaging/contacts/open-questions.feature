@messaging
Feature: What is open about contacts
  What is published leaves some edges to the platform; what it does there is noted and not judged.

  Rule: What is published of contacts leaves some edges open

    @PUB-CONTACT-PAGE-03 @observe
    Scenario Outline: A page of <SIZE>
      When the client asks to list contacts with the query "pageSize=<SIZE>"
      Then the platform's answer is recorded

      Examples:
        | SIZE |
        |    0 |
        |   -1 |

    @PUB-CONTACT-CREATE-01 @observe
    Scenario Outline: A contact whose <POINTER> is <VALUE>
      When the client asks to create a contact, where "<POINTER>" is <VALUE>
      Then the platform's answer is recorded

      Examples:
        | POINTER               | VALUE                                                                                        |
        | /note                 | null                                                                                         |
        | /channels             | []                                                                                           |
        | /channels             | [{"channelId": "+46700000011", "type": "SMS"}, {"channelId": "+46700000011", "type": "SMS"}] |
        | /channels/0/channelId | "46700000011"                                                                                |
        | /channels/1           | {"channelId": "+46700000011", "type": "WHATSAPP"}                                            |

    @PUB-CONTACT-CREATE-01 @observe
    Example: Two contacts have the same number
      When the client asks to create a contact, where "/channels/0/channelId" is "+46700000011"
      And the client asks to create a contact, where "/channels/0/channelId" is "+46700000011"
      Then the platform's answer is recorded

    @PUB-LIST-CREATE-01 @observe
    Example: Two lists have the same name
      When the client asks to create a contact list, where "/name" is "Regulars"
      And the client asks to create a contact list, where "/name" is "Regulars"
      Then the platform's answer is recorded

    @PUB-LIST-INVALID-01 @observe
    Example: The name is empty
      When the client asks to create a contact list, where "/name" is ""
      Then the platform's answer is recorded

    @PUB-FIELD-INVALID-01 @observe
    Scenario Outline: The largest length is <LENGTH>
      When the client asks to create a custom field, where "/maxLength" is <LENGTH>
      Then the platform's answer is recorded

      Examples:
        | LENGTH     |
        |          0 |
        |         -1 |
        | 2147483647 |

    @PUB-FIELD-VALUE-01 @observe
    Scenario Outline: <VALUE> in a field of the type <TYPE>
      When the client asks to create a custom field, where "/type" is <TYPE>
      And the client takes what was made as the custom field
      And the client asks to create a contact with a custom field, where "/customFields/0/value" is "<VALUE>"
      Then the platform's answer is recorded

      Examples:
        | TYPE       | VALUE    |
        | "DATE"     | tomorrow |
        | "NUMBER"   | twelve   |
        | "NUMBER"   |       -7 |
        | "NUMBER"   |     3.75 |
        | "PHONE"    |      112 |
        | "URL"      | shop     |
        | "EMAIL"    | ada      |
        | "ZIP_CODE" | ?        |
        | "NAME"     |     4711 |
