@messaging @needs-clock @needs-accounts
Feature: When and for whom something was made
  Contacts, lists and custom fields show in every answer whose they are, and since when.

  Rule: Every answer shows the account, and the moments of creation and of the last change

    @published
    Scenario Outline: To <OPERATION>, an hour after a <KIND> was made
      Given it is 2024-01-15T12:34:56.000Z
      When the client asks to create a <KIND>
      And the client takes what was made as the <KIND>
      And 1 hour passes
      And the client asks to <OPERATION>
      Then "<AT>createdDate" of the answer is the instant 2024-01-15T12:34:56.000Z
      And "<AT>lastModifiedDate" of the answer is the instant <CHANGED>
      And the answer includes <OWNER>

      @PUB-CONTACT-CHANGE-02
      Examples: Contacts
        | KIND    | OPERATION          | AT         | CHANGED                  | OWNER                                     |
        | contact | retrieve a contact |            | 2024-01-15T12:34:56.000Z | {"accountId":"the account"}               |
        | contact | change a contact   |            | 2024-01-15T13:34:56.000Z | {"accountId":"the account"}               |
        | contact | list contacts      | content.0. | 2024-01-15T12:34:56.000Z | {"content":[{"accountId":"the account"}]} |

      @PUB-LIST-CHANGE-01
      Examples: Contact lists
        | KIND         | OPERATION               | AT         | CHANGED                  | OWNER                                     |
        | contact list | retrieve a contact list |            | 2024-01-15T12:34:56.000Z | {"accountId":"the account"}               |
        | contact list | rename a contact list   |            | 2024-01-15T13:34:56.000Z | {"accountId":"the account"}               |
        | contact list | list contact lists      | content.0. | 2024-01-15T12:34:56.000Z | {"content":[{"accountId":"the account"}]} |

      @PUB-FIELD-CHANGE-01
      Examples: Custom fields
        | KIND         | OPERATION               | AT         | CHANGED                  | OWNER                                     |
        | custom field | retrieve a custom field |            | 2024-01-15T12:34:56.000Z | {"accountId":"the account"}               |
        | custom field | change a custom field   |            | 2024-01-15T13:34:56.000Z | {"accountId":"the account"}               |
        | custom field | list custom fields      | content.0. | 2024-01-15T12:34:56.000Z | {"content":[{"accountId":"the account"}]} |

    @published
    Scenario Outline: A <KIND> that is new
      Given it is 2024-01-15T12:34:56.000Z
      When the client asks to create a <KIND>
      Then "createdDate" of the answer is the instant 2024-01-15T12:34:56.000Z
      And "lastModifiedDate" of the answer is the instant 2024-01-15T12:34:56.000Z
      And the answer includes {"accountId":"the account"}

      @PUB-CONTACT-CHANGE-02
      Examples: Contacts
        | KIND    |
        | contact |

      @PUB-LIST-CHANGE-01
      Examples: Contact lists
        | KIND         |
        | contact list |

      @PUB-FIELD-CHANGE-01
      Examples: Custom fields
        | KIND         |
        | custom field |

    @published
    Scenario Outline: A list to which the client asks to <OPERATION>
      Given it is 2024-01-15T12:34:56.000Z
      When the client asks to create a contact list, where "/name" is "Regulars"
      And the client takes what was made as the contact list
      And the client asks to <OPERATION>
      Then "createdDate" of the answer is the instant 2024-01-15T12:34:56.000Z
      And "lastModifiedDate" of the answer is the instant 2024-01-15T12:34:56.000Z
      And the answer includes {"name":"Regulars","alias":"Everybody","accountId":"the account"}

      @PUB-LIST-MEMBER-01
      Examples: One contact
        | OPERATION                       |
        | add a contact to a contact list |

      @PUB-LIST-MEMBER-03
      Examples: Several contacts
        | OPERATION                            |
        | change the members of a contact list |

  Rule: What is read and listed is what was made

    @PUB-CONTACT-CREATE-01 @published
    Scenario Outline: What a request to <OPERATION> shows
      When the client asks to create a contact list with this body:
        """
        {"name": "Återkommande 🙂", "alias": "Often"}
        """
      And the client takes what was made as the contact list
      And the client asks to create a contact in a contact list, where "/channels" lists:
        | channelId    | type     | subscriptionState |
        | +46700000011 | SMS      | SUBSCRIBED        |
        | +46700000012 | WHATSAPP | UNSUBSCRIBED      |
      And the client takes what was made as the contact
      And the client asks to change a contact, where "/firstName" is "Zoë & Åsa"
      And the client asks to <OPERATION>
      Then the answer includes <SEEN>
      And the answer names the contact list

      Examples:
        | OPERATION          | SEEN                                                                                                                      |
        | change a contact   | {"firstName":"Zoë & Åsa","lastName":"Holm","fullName":"Zoë & Åsa Holm","lists":[{"name":"Återkommande 🙂"}]}               |
        | retrieve a contact | {"firstName":"Zoë & Åsa","lastName":"Holm","fullName":"Zoë & Åsa Holm","lists":[{"name":"Återkommande 🙂"}]}               |
        | list contacts      | {"content":[{"firstName":"Zoë & Åsa","lastName":"Holm","fullName":"Zoë & Åsa Holm","lists":[{"name":"Återkommande 🙂"}]}]} |

    @PUB-CONTACT-CREATE-01 @published
    Scenario Outline: Channels, when the client asks to <OPERATION>
      When the client asks to create a contact, where "/channels" lists:
        | channelId    | type     | subscriptionState |
        | +46700000011 | SMS      | SUBSCRIBED        |
        | +46700000012 | WHATSAPP | UNSUBSCRIBED      |
      And the client takes what was made as the contact
      And the client asks to <OPERATION>
      Then the answer contains "+46700000011"
      And the answer contains "UNSUBSCRIBED"
      And the answer contains "WHATSAPP"
      And the answer contains "+46700000012"

      Examples:
        | OPERATION          |
        | change a contact   |
        | retrieve a contact |
        | list contacts      |

    @PUB-CONTACT-CREATE-01 @published
    Example: Two contacts differ in everything
      When the client asks to create a contact with this body:
        """
        {"firstName": "Ada", "lastName": "Lind", "channels": [{"channelId": "+46700000011", "type": "SMS", "subscriptionState": "SUBSCRIBED"}]}
        """
      And the client asks to create a contact with this body:
        """
        {"firstName": "Bo", "lastName": "Ek", "channels": [{"channelId": "+46700000012", "type": "WHATSAPP", "subscriptionState": "UNSUBSCRIBED"}, {"channelId": "+46700000013", "type": "SMS", "subscriptionState": "SUBSCRIBED"}]}
        """
      Then the answer includes {"firstName":"Bo","lastName":"Ek","fullName":"Bo Ek"}
      And the answer has 2 entries in "channels"
      When the client asks to list contacts
      Then the answer contains "Ada Lind"
      And the answer contains "Bo Ek"
      And the answer contains "+46700000013"

    @PUB-LIST-CREATE-01 @published
    Example: Two lists differ in everything
      When the client asks to create a contact list with this body:
        """
        {"name": "Regulars", "alias": "Often"}
        """
      And the client asks to create a contact list with this body:
        """
        {"name": "Strangers", "alias": "Never"}
        """
      Then the answer includes {"name":"Strangers","alias":"Never"}
      When the client asks to list contact lists
      Then the answer contains "Regulars"
      And the answer contains "Strangers"

    @PUB-FIELD-CREATE-01 @published
    Example: Two fields differ in everything
      When the client asks to create a custom field with this body:
        """
        {"label": "Tier", "mergeTag": "tier", "maxLength": 40, "type": "TEXT"}
        """
      And the client asks to create a custom field with this body:
        """
        {"label": "Birthday", "mergeTag": "birthday", "maxLength": 1234, "type": "DATE"}
        """
      Then the answer includes {"label":"Birthday","mergeTag":"birthday","maxLength":1234,"type":"DATE"}
      When the client takes what was made as the custom field
      And the client asks to retrieve a custom field
      Then the answer includes {"label":"Birthday","mergeTag":"birthday","maxLength":1234,"type":"DATE"}
      When the client asks to list custom fields
      Then the answer contains "1234"

    @PUB-CONTACT-CREATE-02 @published
    Example: A contact in three lists, after one in another
      When the client asks to create a contact in a contact list
      And the client asks 3 times to create a contact list
      And the client asks to create a contact, where "/lists" names each contact list made
      Then the answer has 3 entries in "lists"
      When the client takes what was made as the contact
      And the client asks to retrieve a contact
      Then the answer has 3 entries in "lists"

    @PUB-CONTACT-CHANGE-01 @published
    Example: Channels are changed twice
      When the client asks to change a contact, where "/channels" lists:
        | channelId    | type     |
        | +46700000013 | WHATSAPP |
      And the client asks to change a contact, where "/channels" lists:
        | channelId    | type |
        | +46700000014 | SMS  |
      And the client asks to retrieve a contact
      Then the answer has "channels.0.type" set to "SMS"
      And the answer has "channels.0.channelId" set to "+46700000014"
